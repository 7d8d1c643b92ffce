import type {
  ChaveDaFilial,
  ParametroGravado,
  Parametros,
  ParametrosDaFilial,
  ParametrosDoNegocio,
  PorFilial,
} from '@balcao/dominio/parametros'
import type { NegocioConfigurado } from './configuracao.ts'
import type { Armazem } from './platform/arquivos/armazem.ts'
import type { Banco } from './platform/banco/conexao.ts'
import type { Lembranca } from './platform/banco/lembranca.ts'
import type { PainelDaFila } from './platform/jobs/estado.ts'

/** One business: its own database, its own secrets, its own files. Nothing of it is reachable from another (NEG-03). */
export type Negocio = {
  id: string
  configuracao: NegocioConfigurado
  /** Connection string of its database. */
  url: string
  banco: Banco
  /** NEG-03 Sessions that were checked, until something of them changes. */
  sessoes: Lembranca
  /** How its task queue is, in this process. */
  fila: PainelDaFila
  armazem: Armazem
  segredos: { captcha: string; correio: string; fretes: string; realtime: string; relatorios: string }
  /** SEG-03 The password of the demonstration opens nothing here: the network reaches this server. */
  recusaDemonstracao: boolean
  /** Whom mail comes from where no parameter says otherwise: `Nome <endereco@exemplo.com.br>`, or the address alone. */
  remetente: string
  /** PAR-01 At the branch where the thing happens; `null` has only what belongs to the business by nature. */
  parametros(filialId: number): ParametrosDaFilial
  parametros(filialId: null): ParametrosDoNegocio
  /** Of what spans branches (a report, a person of several): those of the only one, or what the business says. */
  parametrosEntre(filiais: readonly number[]): ParametrosDaFilial
  /** Of a list or a sum over several branches, where each row follows its own. */
  parametroPorFilial<K extends ChaveDaFilial>(chave: K): PorFilial<Parametros[K]>
  /** GER-14 The largest of all branches. */
  maiorEnvioMb(): number
  parametrosGravados(): ParametroGravado[]
  /** Reads them again now, for whoever just changed one. */
  renovarParametros(): Promise<void>
}

/** NEG-01 Key of a business on the realtime server: public by nature, it only names the business. */
export const chaveDeRealtime = (negocioId: string): string => `balcao-${negocioId}`
