import type { Contrato } from '@balcao/dominio/contrato'
import type { TextosDoAssistente } from '../../ui/assistente/estado-do-assistente.ts'
import type { PassoDoAssistente, PropsDoPasso } from '../../ui/assistente/passo.ts'
import type { Recomeco } from '../../ui/assistente/use-passos.ts'
import type { Entrada } from '../api.ts'
import type { ApiError } from '../api-error.ts'
import { chaveDoRascunho } from '../rascunhos.ts'
import type { RascunhoLido } from '../rascunhos-com-arquivos.ts'
import { useSessao } from '../sessao.tsx'

/** What one wizard is: its steps, what it sends, what it says. `N` is all that is typed, the present step included. */
export type DescricaoDoAssistente<N extends { passo: P }, P extends string, K extends Contrato> = {
  /** Name of its draft, of which there is one per business and account. */
  formulario: string
  textos: TextosDoAssistente
  usePassos: (novo: N, mudar: PropsDoPasso<N, P>['mudar']) => readonly PassoDoAssistente<N, P>[]
  comPasso: (novo: N, passo: P) => N
  /** The step in which a refused field is; null: in none of them. */
  passoDoCampo: (campo: string, passos: readonly P[], novo: N) => P | null
  nomeDoCampo: (campo: string) => string
  /** 'Voltar' may be closed for a while; open when absent. */
  podeVoltar?: ((novo: N) => boolean) | undefined
  recomeco?: Recomeco<N, P> | undefined
  /** Which fields a refusal is about, where the server does not say. */
  camposDoErro?: ((erro: ApiError) => Record<string, string>) | undefined
  /** Nothing worth keeping, or asking about before it is thrown away. */
  semAlteracoes: (novo: N, inicial: N) => boolean
  contrato: K
  entrada: (novo: N) => Entrada<K>
  /** Everything that a sending consists of, comparable, by the names of the request. */
  retrato: (novo: N) => object
}

/** NOV-16 Everything that a reload must not lose. */
export type RascunhoDoAssistente<N, P extends string> = {
  novo: N
  visitados: readonly P[]
  /** TIC-13 A sending of which nobody knows what became: the same content goes again under the same key. */
  envio: { chave: string; pedido: string } | null
}

export type Comeco<N, P extends string> = {
  /** What the wizard looks like when nobody typed anything: empty, or filled by where it was opened from. */
  inicial: N
  anterior: RascunhoLido<RascunhoDoAssistente<N, P>> | null
}

export const useChaveDoRascunho = (formulario: string): string =>
  chaveDoRascunho(useSessao().colaborador.id, formulario)
