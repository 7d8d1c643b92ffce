import type {
  ChaveDaFilial,
  ParametroGravado,
  Parametros,
  ParametrosDaFilial,
  ParametrosDoNegocio,
  PorFilial,
} from '@balcao/dominio/parametros'
import type { SQL } from 'drizzle-orm'
import type { NegocioConfigurado } from './configuracao.ts'
import type { Envio, EnvioGravado, Fatos, MensagemDoTicket } from './fatos.ts'
import type { Armazem } from './platform/arquivos/armazem.ts'
import type { Banco, Executor, Tx } from './platform/banco/conexao.ts'
import type { Autoria } from './platform/banco/historico.ts'
import type { Lembranca } from './platform/banco/lembranca.ts'
import type { Carteiro } from './platform/email/carteiro.ts'
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
  seguimentos: Seguimentos
  /** To issue an invoice takes a certificate and the tax office: the portal has neither, only a demonstration its own way. */
  emitirNotas: EmissorDeNotas | null
  segredos: { captcha: string; correio: string; fretes: string; realtime: string; relatorios: string }
  /** What this process knows of where it runs. */
  maquina: {
    servidorDeSaida: boolean
    versoes: { portal: string; node: string; conhecida: string }
    bytesLivres(): Promise<number | null>
    arquivosNoAr(): Promise<boolean>
    /** At once, for whoever waits for what the server of mail answers; all else goes by the queue. */
    enviarEmail: Carteiro['enviar']
  }
  /** ADM-09 Whether somebody may sign in; until then it waits to be set up. */
  implantado(): Promise<boolean>
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
  /** Another process changed one: read again behind everybody's back. */
  parametrosMudaram(): void
  /** Once what was heard to have changed is read. */
  parametrosEmDia(): Promise<void>
}

/** In which business, and by whom, something is done. */
export type Caso = { negocio: Negocio; autoria: Autoria }

type Seguimento<F> = (tx: Tx, caso: Caso, fato: F) => Promise<void>
type PorFato = { [E in keyof Fatos]: readonly Seguimento<Fatos[E]>[] }

/**
 * What else must happen, in the same transaction, and what tickets ask of who takes their words to customers: so that a
 * feature that knows tickets or orders can follow them, and they know of none.
 */
export type Seguimentos = PorFato & {
  /** COL-01 Whether the ticket is or was in a pickup order. */
  ticketEmColeta(banco: Executor, ticketId: number): SQL
  correio: {
    /** ALC-01 Takes a public entry to the customer, once its transaction commits. */
    enviar(tx: Tx, negocio: Negocio, envio: Envio, agora: Date): Promise<void>
    dasEntradas(banco: Executor, historicoIds: number[]): Promise<EnvioGravado[]>
  }
  whatsapp: {
    /** Whether the business has a number of its own there. */
    ligado(negocio: Negocio): boolean
    /** The number with which the ticket talks there, while what is written can go; null otherwise. */
    conversa(banco: Executor, negocio: Negocio, ticketId: number, agora: Date): Promise<string | null>
    /** ALC-05 Takes a public entry, with its files, to the customer, once its transaction commits. */
    enviar(tx: Tx, saida: MensagemDoTicket & { origem: string }, agora: Date): Promise<void>
    dasEntradas(banco: Executor, historicoIds: number[]): Promise<EnvioGravado[]>
    /** How many numbers wait for somebody to say where they belong. */
    quantasEsperam(banco: Executor): Promise<number>
  }
}

/** Tells whoever follows it, one after the other. */
export async function contarAosOutros<E extends keyof Fatos>(
  tx: Tx,
  caso: Caso,
  fato: E,
  dados: Fatos[E],
): Promise<void> {
  const seguimentos: PorFato = caso.negocio.seguimentos
  for (const seguir of seguimentos[fato]) await seguir(tx, caso, dados)
}

/** The invoices that an order becomes, as their XML. */
export type EmissorDeNotas = (tx: Tx, pedidoId: number, agora: Date) => Promise<string[]>

/** NEG-01 Key of a business on the realtime server: public by nature, it only names the business. */
export const chaveDeRealtime = (negocioId: string): string => `balcao-${negocioId}`
