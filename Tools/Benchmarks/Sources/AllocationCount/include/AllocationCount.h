/// How often memory was asked for in this process so far; always 0 where no counter is built in.
long allocationCount(void);
