// Loaded into what our commands start: a parent killed with kill -9 cannot say so, but its end of the channel closes.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
