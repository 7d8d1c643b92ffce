import type { Conexao } from './conexao.ts'
import { CODIGOS } from './protocolo.ts'

export type PermissaoDosCanais = {
  /** Which of the channels that owner may still hear; null when the owner is no more. */
  permitidos(dono: string, canais: readonly string[]): Promise<ReadonlySet<string> | null>
  /** Whose right to hear an event there may change: they are asked about at once, the others from time to time. */
  quemMudaCom(canal: string): 'quem-ouve' | 'todos' | null
}

type Conferencia = {
  conferir(conexoes: Iterable<Conexao>): void
  aposEvento(canal: string, conexoes: Iterable<Conexao>): void
}

/** SHL-06 Who was let into a channel is taken out when they lose the right to it, not when they leave. */
export function criarConferencia(
  permissao: PermissaoDosCanais | undefined,
  aoFalhar: (erro: unknown) => void,
): Conferencia {
  // One at a time, each once however often it was asked for: the database has other things to do.
  const pendentes = new Set<Conexao>()
  let conferindo = false

  async function conferirUma(conexao: Conexao): Promise<void> {
    const dono = conexao.dono()
    if (!permissao || dono === null) return
    const canais = conexao.canais()
    const permitidos = await permissao.permitidos(dono, canais)
    if (!permitidos) return conexao.encerrar(CODIGOS.NAO_AUTORIZADO, 'A sessão terminou.')
    for (const canal of canais) if (!permitidos.has(canal)) conexao.retirar(canal)
  }

  async function esvaziar(): Promise<void> {
    if (conferindo) return
    conferindo = true
    for (const conexao of pendentes) {
      pendentes.delete(conexao)
      // What could not be asked is asked again at the next time.
      await conferirUma(conexao).catch(aoFalhar)
    }
    conferindo = false
  }

  function conferir(conexoes: Iterable<Conexao>): void {
    for (const conexao of conexoes) pendentes.add(conexao)
    esvaziar()
  }

  return {
    conferir,
    aposEvento(canal, conexoes) {
      const quem = permissao?.quemMudaCom(canal)
      if (quem === 'todos') conferir(conexoes)
      if (quem === 'quem-ouve') conferir([...conexoes].filter((conexao) => conexao.canais().includes(canal)))
    },
  }
}
