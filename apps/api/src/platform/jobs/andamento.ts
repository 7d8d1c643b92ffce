/** How long the library may take to write down that a task ended: after that it was written, or its shift is over. */
const ATE_SER_ANOTADA_MS = 120_000

type Terminada = { id: string; erro: string | null; em: number }
/** By the id of the task, the oldest first. */
type DoTurno = { rodando: Set<string>; terminadas: Map<string, Terminada> }

export type Andamento = ReturnType<typeof criarAndamento>

/**
 * Which tasks run in this process and how the last ones ended, shift by shift. When the database goes away nobody can write
 * that down: it is told once the database is back, so that what was done is not done again and what still runs is not begun
 * a second time.
 */
export function criarAndamento() {
  const turnos = new Map<string, DoTurno>()
  const doTurno = (turno: string): DoTurno => {
    const conhecido = turnos.get(turno) ?? { rodando: new Set(), terminadas: new Map() }
    turnos.set(turno, conhecido)
    return conhecido
  }
  return {
    abrir(turno: string): void {
      doTurno(turno)
    },
    comecar(turno: string, id: string): void {
      const { rodando, terminadas } = doTurno(turno)
      rodando.add(id)
      terminadas.delete(id)
    },
    terminar(turno: string, id: string, erro: string | null): void {
      const { rodando, terminadas } = doTurno(turno)
      rodando.delete(id)
      const agora = performance.now()
      for (const { id: antiga, em } of terminadas.values()) {
        if (em > agora - ATE_SER_ANOTADA_MS) break
        terminadas.delete(antiga)
      }
      terminadas.set(id, { id, erro, em: agora })
    },
    turnos: (): string[] => [...turnos.keys()],
    rodando: (turno: string): string[] => [...(turnos.get(turno)?.rodando ?? [])],
    terminadas: (turno: string): Terminada[] => [...(turnos.get(turno)?.terminadas.values() ?? [])],
    /** They were written down; a shift of which nothing is left is forgotten. */
    anotadas(turno: string, quais: readonly Terminada[]): void {
      const { rodando, terminadas } = doTurno(turno)
      for (const anotada of quais) if (terminadas.get(anotada.id) === anotada) terminadas.delete(anotada.id)
      if (rodando.size === 0 && terminadas.size === 0) turnos.delete(turno)
    },
  }
}
