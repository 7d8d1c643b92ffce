import {
  type ChaveDaFilial,
  type ParametroGravado,
  type Parametros,
  type PorFilial,
  resolverParametros,
  valoresPorFilial,
} from '@balcao/dominio/parametros'
import type { Logger } from 'pino'
import { ConfiguracaoInvalida, type NegocioConfigurado, REMETENTE_PADRAO } from './configuracao.ts'
import { haContas } from './features/acesso/queries-contas.ts'
import { lerParametrosGravados } from './features/parametros/queries.ts'
import { RELATORIOS_PADRAO } from './features/relatorios/definicoes/catalogo.ts'
import { acrescentarRelatorios } from './features/relatorios/queries.ts'
import type { EmissorDeNotas, Negocio } from './negocio.ts'
import type { Armazem } from './platform/arquivos/armazem.ts'
import type { Acompanhamento } from './platform/banco/acompanhar-comando.ts'
import { type Banco, comBanco, conectar, enderecoDoNegocio, nomeDoBanco } from './platform/banco/conexao.ts'
import { criarLembranca } from './platform/banco/lembranca.ts'
import { BancoAntigo, criarBancoSeFaltar, migrar } from './platform/banco/migrar.ts'
import { conectarReplicas } from './platform/banco/replicas.ts'
import { guardarSegredo, obterSegredo } from './platform/banco/segredos.ts'
import { criarPainelDaFila } from './platform/jobs/estado.ts'
import type { Relogio } from './platform/relogio.ts'
import { SEGUIMENTOS } from './seguimentos.ts'

// Every request reads them, and a change is told (ADR 66); this is for when nobody hears, and for changes made before that.
const VALIDADE_DOS_PARAMETROS_MS = 5_000

type Opcoes = {
  configuracao: NegocioConfigurado
  /** Connection URL; its database gives the prefix of the businesses' databases. */
  servidor: string
  /** Where databases are created from; the server's own URL unless its database does not exist. */
  servidorDeManutencao?: string
  /** ESC-03 Its replicas. */
  servidorDeReplica?: string | null
  armazem: Armazem
  remetente?: string
  emitirNotas?: EmissorDeNotas | null
  recusaDemonstracao?: boolean
  /** Left out, no statement takes too long. */
  comandoDemoradoMs?: number
  maquina?: Negocio['maquina']
  relogio: Relogio
  log: Logger
}

/** Makes the business ready to serve: database present and migrated, secrets made. */
export async function abrirNegocio(opcoes: Opcoes): Promise<Negocio> {
  const { configuracao, servidor, servidorDeManutencao = servidor, log } = opcoes
  const { comandoDemoradoMs = Number.POSITIVE_INFINITY } = opcoes
  const url = enderecoDoNegocio(servidor, configuracao)
  if (!configuracao.banco)
    await criarBancoSeFaltar(servidorDeManutencao, nomeDoBanco(servidor, configuracao.id))
  await migrar(url).catch((erro) => {
    throw erro instanceof BancoAntigo
      ? new ConfiguracaoInvalida(
          `O banco de dados do negócio ${configuracao.id} é de antes da versão 0.10: inicie-o uma vez com a 0.10.0 e depois com esta.`,
        )
      : erro
  })
  const doNegocio = log.child({ negocio: configuracao.id })
  const acompanhamento: Acompanhamento = {
    demoraMs: comandoDemoradoMs,
    aoDemorar: (comando) => doNegocio.warn(comando, 'um comando do banco demorou'),
  }
  const banco = conectar(
    url,
    // Of no request, not even of the one that happened to open it.
    ({ message }) => doNegocio.warn({ causa: message, requisicao: null }, 'uma conexão com o banco caiu'),
    acompanhamento,
  )
  try {
    const negocio = await comporNegocio(opcoes, url, banco)
    const replica = enderecoDaReplica(opcoes)
    if (replica)
      banco.replicas = conectarReplicas(
        { url: replica, urlDoPrimario: url, primario: banco },
        doNegocio,
        acompanhamento,
      )
    return negocio
  } catch (erro) {
    await banco.$client.end()
    throw erro
  }
}

const enderecoDaReplica = ({
  configuracao,
  servidor,
  servidorDeReplica,
}: Opcoes): string | null | undefined =>
  configuracao.banco
    ? configuracao.replica
    : servidorDeReplica && comBanco(servidorDeReplica, nomeDoBanco(servidor, configuracao.id))

async function comporNegocio(
  {
    configuracao,
    armazem,
    remetente = REMETENTE_PADRAO,
    recusaDemonstracao = false,
    maquina = semMaquina,
    emitirNotas = null,
    relogio,
    log,
  }: Opcoes,
  url: string,
  banco: Banco,
): Promise<Negocio> {
  // Before the first connection opens, so that it hears them all.
  const sessoes = criarLembranca(banco.$client)
  await exigirDono(banco, configuracao.id)
  const [captcha, correio, fretes, realtime, relatorios] = await Promise.all([
    obterSegredo(banco, 'captcha'),
    obterSegredo(banco, 'correio'),
    obterSegredo(banco, 'fretes'),
    obterSegredo(banco, 'realtime'),
    obterSegredo(banco, 'relatorios'),
  ])
  await acrescentarRelatorios(banco, RELATORIOS_PADRAO)
  const {
    atual: parametrosGravados,
    renovar: renovarParametros,
    renovarAtras: parametrosMudaram,
    emDia: parametrosEmDia,
  } = await lembrando(
    () => lerParametrosGravados(banco),
    relogio,
    (err) => log.warn({ err }, 'os parâmetros não puderam ser renovados'),
  )
  const resolvidos = lembrarDaLeitura<number | null, Parametros>(resolverParametros)
  const porFilial = lembrarDaLeitura(valoresPorFilial<ChaveDaFilial>)
  const doNegocio = () => resolvidos(parametrosGravados(), null)
  let ha = false
  return {
    id: configuracao.id,
    // ADM-08 What the administration says of it counts before what its file says.
    configuracao: {
      ...configuracao,
      get nome() {
        return doNegocio().nomeDoNegocio || configuracao.nome
      },
      get cor() {
        return doNegocio().corDoNegocio || configuracao.cor
      },
    },
    url,
    banco,
    sessoes,
    fila: criarPainelDaFila(relogio),
    armazem,
    seguimentos: SEGUIMENTOS,
    emitirNotas,
    remetente,
    segredos: { captcha, correio, fretes, realtime, relatorios },
    recusaDemonstracao,
    maquina,
    // Who was there once stays in the table, so it is asked until it is true.
    implantado: async () => {
      ha ||= await haContas(banco)
      return ha
    },
    parametrosGravados,
    renovarParametros,
    parametrosMudaram,
    parametrosEmDia,
    parametros: (filialId: number | null) => resolvidos(parametrosGravados(), filialId),
    parametrosEntre: (filiais) => resolvidos(parametrosGravados(), unica(filiais)),
    parametroPorFilial: <K extends ChaveDaFilial>(chave: K) =>
      porFilial(parametrosGravados(), chave) as PorFilial<Parametros[K]>,
    maiorEnvioMb() {
      const { geral, excecoes } = valoresPorFilial(parametrosGravados(), 'tamanhoMaximoArquivoMb')
      return Math.max(geral, ...excecoes.values())
    },
  }
}

/** For whoever opens a business without being a server. */
const semMaquina: Negocio['maquina'] = {
  servidorDeSaida: false,
  versoes: { portal: '', node: process.versions.node, conhecida: '' },
  bytesLivres: async () => null,
  arquivosNoAr: async () => true,
  enviarEmail: () => Promise.reject(new Error('este processo não manda e-mail')),
}

/** Every request asks for them several times; what was read stays the same object until it is renewed. */
function lembrarDaLeitura<C, V>(resolver: (gravados: readonly ParametroGravado[], chave: C) => V) {
  const porLeitura = new WeakMap<readonly ParametroGravado[], Map<C, V>>()
  return (gravados: readonly ParametroGravado[], chave: C): V => {
    const prontos = porLeitura.get(gravados) ?? new Map<C, V>()
    const pronto = prontos.get(chave) ?? resolver(gravados, chave)
    porLeitura.set(gravados, prontos.set(chave, pronto))
    return pronto
  }
}

const unica = ([primeira, ...outras]: readonly number[]): number | null =>
  primeira !== undefined && outras.length === 0 ? primeira : null

/**
 * The last value, renewed behind the caller's back when it is old: a handler that asks inside its transaction must
 * not wait for a second connection.
 */
async function lembrando<T>(ler: () => Promise<T>, relogio: Relogio, aoFalhar: (erro: unknown) => void) {
  let valor = await ler()
  let lidoEm = relogio().getTime()
  let renovando: Promise<void> | null = null
  let deNovo = false
  // Readings may overtake each other: one that began before what is kept already is of before.
  let vez = 0
  let guardada = 0
  const renovar = async () => {
    const minha = ++vez
    const lido = await ler()
    if (minha < guardada) return
    guardada = minha
    valor = lido
    lidoEm = relogio().getTime()
  }
  const renovarAtras = () => {
    // What is being read may be of before the change that is told now.
    if (renovando) {
      deNovo = true
      return
    }
    renovando = renovar()
      .catch(aoFalhar)
      .finally(() => {
        renovando = null
        if (deNovo) {
          deNovo = false
          renovarAtras()
        }
      })
  }
  const emDia = async () => {
    while (renovando) await renovando
  }
  const atual = () => {
    const idade = relogio().getTime() - lidoEm
    if (!renovando && (idade < 0 || idade > VALIDADE_DOS_PARAMETROS_MS)) renovarAtras()
    return valor
  }
  return { atual, renovar, renovarAtras, emDia }
}

const DONO = 'negocio'

/** NEG-03 A database that serves one business refuses to serve another, whatever the settings say. */
async function exigirDono(banco: Banco, id: string): Promise<void> {
  const dono = await guardarSegredo(banco, DONO, id)
  if (dono !== id)
    throw new ConfiguracaoInvalida(`O banco de dados do negócio ${id} já pertence ao negócio ${dono}.`)
}
