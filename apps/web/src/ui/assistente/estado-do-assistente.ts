import type { PassoDoAssistente, PropsDoPasso } from './passo.ts'
import type { Recusas } from './recusas.ts'
import type { Caminho } from './use-passos.ts'

/** What a wizard says of what it makes: 'Salvar cadastro', 'O cadastro não foi salvo'… */
export type TextosDoAssistente = {
  /** 'Prosseguir' when absent. */
  prosseguir?: string | undefined
  concluir: string
  enviando: string
  registrando: string
  recusado: string
  falhou: string
  descartar: string
}

/** Why it was not taken, until the person goes back to what was typed. */
export type Falha = { mensagem: string; recusas: Recusas }

/** All that a wizard knows: what was typed, where one is, the draft, the sending. */
export type EstadoDoAssistente<N, P extends string> = Pick<PropsDoPasso<N, P>, 'novo' | 'mudar'> & {
  passos: readonly PassoDoAssistente<N, P>[]
  caminho: Caminho<P>
  textos: TextosDoAssistente
  nomeDoCampo: (campo: string) => string
  /** When the draft was last safe; null while nothing was kept. */
  salvoEm: number | null
  enviar: () => Promise<void>
  enviando: boolean
  /** How much has left, from 0 to 1. */
  parte: number
  cancelarEnvio: () => void
  falha: Falha | null
  /** 'Voltar': to the first step with something refused, everything typed still there. */
  voltarDaFalha: () => void
  /** The server's sentence, still in sight after going back; dismissed by hand. */
  aviso: string | null
  dispensarAviso: () => void
  tentarFechar: () => void
  /** MES-09 Back, of the browser: the step before, or closes and keeps the draft; answers whether it is still open. */
  voltarPeloNavegador: () => boolean
}
