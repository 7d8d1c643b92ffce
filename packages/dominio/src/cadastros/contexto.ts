import type { ParametrosDaFilial } from '../parametros.ts'
import type { CampoAdicional } from './campos-adicionais.ts'

export type { Problemas } from './problemas.ts'

/** What the rules of a registration look at besides what was typed; both sides have it. */
export type ContextoDoCadastro = {
  /** Business date. */
  hoje: string
  regras: Pick<
    ParametrosDaFilial,
    | 'cadastraCliente'
    | 'permiteCadastroCpfSemIE'
    | 'cadastroExigeTabelaPreco'
    | 'cadastroReferencias'
    | 'cadastroMaximoAnexos'
  >
  /** CAD-05 Which lists have anything to choose from. */
  opcoes: { comoConheceu: boolean; filiais: boolean; atividades: boolean }
  camposAdicionais: readonly CampoAdicional[]
  /** How many files go along. */
  anexos: number
  /** CAD-12 The proof of the special regime is among the customer's papers already. */
  comProva: boolean
}
