// A clock that runs as far from the machine's as DESVIO_DO_RELOGIO says, in seconds, for whoever starts with this library
// in LD_PRELOAD. Only what asks the hour is answered otherwise: waits, which are measured from when they begin, last what
// they last, and so do the alarms that PostgreSQL sets for locks and statements (libfaketime keeps those from coming).
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t desvio;

__attribute__((constructor)) static void ler_desvio(void) {
  const char *dito = getenv("DESVIO_DO_RELOGIO");
  if (dito) desvio = (time_t)strtoll(dito, NULL, 10);
}

int clock_gettime(clockid_t qual, struct timespec *agora) {
  int erro = (int)syscall(SYS_clock_gettime, qual, agora);
  if (erro == 0 && (qual == CLOCK_REALTIME || qual == CLOCK_REALTIME_COARSE)) agora->tv_sec += desvio;
  return erro;
}

int gettimeofday(struct timeval *restrict agora, void *restrict fuso) {
  struct timespec instante;
  (void)fuso;
  if (clock_gettime(CLOCK_REALTIME, &instante) != 0) return -1;
  agora->tv_sec = instante.tv_sec;
  agora->tv_usec = instante.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *onde) {
  struct timespec instante;
  clock_gettime(CLOCK_REALTIME, &instante);
  if (onde) *onde = instante.tv_sec;
  return instante.tv_sec;
}
