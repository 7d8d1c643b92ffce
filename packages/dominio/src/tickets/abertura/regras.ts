import { documentoValido } from '../../brasil/documento.ts'
import { emailValido } from '../../brasil/email.ts'
import { nomeCompletoValido } from '../../brasil/nome.ts'
import { telefoneValido } from '../../brasil/telefone.ts'
import { dataIsoValida } from '../../formatos/datas.ts'
import { MENSAGENS } from '../../mensagens.ts'
import type { DadosDaAbertura } from './contratos.ts'
import { type Nivel, problemasDosMotivos } from './motivos.ts'
import { type Passo, passosDoTipo, pede, USO_OBRIGATORIO, type UsosDoTipo } from './passos.ts'

/** What the rules look at beside what was typed. */
export type ContextoDaAbertura = {
  tipo: UsosDoTipo & { motivos: Nivel }
  /** PER-08 A final consumer opens in their own name, whatever the type. */
  ehConsumidorFinal: boolean
  anexosExcedidos: boolean
  limiteDeAnexosMb: number
}

type Dados = Omit<DadosDaAbertura, 'idTipo'>
type Problemas = Record<string, string>

const vazio = (valor: string | null | undefined) => !valor?.trim()
const DIGITOS_COM_DDD = 10

export function problemasDoConsumidor(
  consumidor: NonNullable<Dados['consumidorFinal']>,
  completo: boolean,
): Problemas {
  const { nome, email, documento, telefone, data_nascimento } = consumidor
  const problemas: Problemas = {}
  const exigir = (
    campo: string,
    valor: string | null | undefined,
    vale: (texto: string) => boolean,
    mensagem: string,
    obrigatorio: boolean,
  ) => {
    if (vazio(valor)) {
      if (obrigatorio) problemas[`consumidorFinal.${campo}`] = MENSAGENS.obrigatorio
    } else if (!vale(String(valor))) problemas[`consumidorFinal.${campo}`] = mensagem
  }
  exigir('nome', nome, nomeCompletoValido, MENSAGENS.invalido, true)
  exigir('email', email, emailValido, MENSAGENS.email, true)
  exigir('documento', documento, documentoValido, MENSAGENS.invalido, completo)
  exigir(
    'telefone',
    telefone,
    (valor) => telefoneValido(valor, { minimoDeDigitos: DIGITOS_COM_DDD }),
    MENSAGENS.invalido,
    completo,
  )
  exigir('data_nascimento', data_nascimento, dataIsoValida, MENSAGENS.dataInvalida, completo)
  return problemas
}

/** NOV-03, NOV-07 Where 2, the fuller form: document, phone and birth date too. Where 1, 'completar cadastro' asks for them later. */
export const pedeConsumidorInteiro = ({ usa_consumidor_final }: Pick<UsosDoTipo, 'usa_consumidor_final'>) =>
  usa_consumidor_final === USO_OBRIGATORIO

const motivosDe = ({ motivo1, motivo2, motivo3, motivo4, motivo5 }: Dados) =>
  [motivo1, motivo2, motivo3, motivo4, motivo5].map((motivo) => motivo ?? null)

const obrigatorioSe = (campo: string, falta: boolean): Problemas =>
  falta ? { [campo]: MENSAGENS.obrigatorio } : {}

/** NOV-05 The rule of each step: what is missing or wrong, by field; nothing when one may go on. */
const REGRAS: Record<Passo, (dados: Dados, contexto: ContextoDaAbertura) => Problemas> = {
  SOLICITACAO: (dados, { tipo }) => ({
    ...obrigatorioSe('assunto', tipo.usa_assunto !== 1 && vazio(dados.assunto)),
    ...problemasDosMotivos(tipo.motivos, motivosDe(dados)),
  }),
  CLIENTE: (dados, { tipo, ehConsumidorFinal }) => {
    const consumidor = dados.consumidorFinal ?? null
    const problemas = obrigatorioSe('origem', vazio(dados.origem))
    if (ehConsumidorFinal || (consumidor && tipo.usa_consumidor_final > 0))
      return { ...problemas, ...problemasDoConsumidor(consumidor ?? {}, pedeConsumidorInteiro(tipo)) }
    if (consumidor) return { ...problemas, consumidorFinal: MENSAGENS.invalido }
    return {
      ...problemas,
      ...obrigatorioSe('idCli', !dados.idCli),
      ...obrigatorioSe('idFil', !dados.idFil),
      ...(dados.contato?.email && !emailValido(dados.contato.email) && { 'contato.email': MENSAGENS.email }),
    }
  },
  A_DEFINIR: () => ({}),
  AVULSOS: ({ itensAvulsos }, { tipo }) =>
    obrigatorioSe('itensAvulsos', tipo.usa_produto === USO_OBRIGATORIO && itensAvulsos.length === 0),
  NOTAS: ({ notas }, { tipo }) =>
    obrigatorioSe('notas', tipo.usa_nota === USO_OBRIGATORIO && notas.length === 0),
  PRODUTOS: ({ itens }, { tipo, anexosExcedidos, limiteDeAnexosMb }) => ({
    ...obrigatorioSe('itens', tipo.usa_nota_produto === USO_OBRIGATORIO && itens.length === 0),
    ...(anexosExcedidos && { arquivos: MENSAGENS.anexosExcedidos(limiteDeAnexosMb) }),
  }),
  PRORROGACAO: (dados) => ({
    ...obrigatorioSe('responsavel_prorrogacao', !dados.responsavel_prorrogacao),
    ...obrigatorioSe('responsavel_prorrogacao_id', !dados.responsavel_prorrogacao_id),
    ...obrigatorioSe('dias_atraso_prorrogacao', !dados.dias_atraso_prorrogacao),
  }),
  DETALHES: ({ mensagem }, { tipo, anexosExcedidos, limiteDeAnexosMb }) => ({
    ...obrigatorioSe('mensagem', tipo.usa_mensagem === USO_OBRIGATORIO && vazio(mensagem)),
    ...(anexosExcedidos && { arquivos: MENSAGENS.anexosExcedidos(limiteDeAnexosMb) }),
  }),
  TRANSPORTADORA: ({ transportadora_id }) => obrigatorioSe('transportadora_id', !transportadora_id),
  RESUMO: () => ({}),
}

export function problemasDoPasso(passo: Passo, dados: Dados, contexto: ContextoDaAbertura): Problemas {
  return REGRAS[passo](dados, contexto)
}

/** NOV-05 All steps at once, as the server runs them again. */
export function problemasDaAbertura(dados: Dados, contexto: ContextoDaAbertura): Problemas {
  return Object.assign(
    {},
    ...passosDoTipo(contexto.tipo).map((passo) => problemasDoPasso(passo, dados, contexto)),
  )
}

/** What was sent, without what its type does not ask for. */
export function somenteDoTipo<D extends Dados>(dados: D, tipo: UsosDoTipo): D {
  const prorroga = pede(tipo, 'prorrogacao')
  return {
    ...dados,
    itensAvulsos: pede(tipo, 'itensAvulsos') ? dados.itensAvulsos : [],
    notas: pede(tipo, 'notas') ? dados.notas : [],
    itens: pede(tipo, 'itens') ? dados.itens : [],
    mensagem: pede(tipo, 'mensagem') ? dados.mensagem : null,
    transportadora_id: pede(tipo, 'transportadora') ? dados.transportadora_id : null,
    responsavel_prorrogacao: prorroga ? dados.responsavel_prorrogacao : null,
    responsavel_prorrogacao_id: prorroga ? dados.responsavel_prorrogacao_id : null,
    dias_atraso_prorrogacao: prorroga ? dados.dias_atraso_prorrogacao : null,
  }
}
