import { plural } from '../formatos/contagem.ts'
import { type ReplicaNaSaude, SITUACOES_DA_REPLICA } from './replicas.ts'

/** ADM-11 How one part of what runs a business is. */
export const SITUACOES_DA_PARTE = {
  FALHA: 'Falhando',
  ATENCAO: 'Atenção',
  BOA: 'Em ordem',
  DESLIGADA: 'Desligada',
} as const
export type SituacaoDaParte = keyof typeof SITUACOES_DA_PARTE
export const situacoesDaParte = Object.keys(SITUACOES_DA_PARTE) as SituacaoDaParte[]

type Parte = {
  nome: string
  /** For whoever may mend it, where it does not go well. */
  oQueFazer: string
  /** Where what it did is seen. */
  pagina?: string
  /** Its own reading tells the administrators. */
  avisaPorSi?: true
}

/** ADM-11 What runs where nobody looks. */
export const PARTES_DA_SAUDE = {
  FILA: {
    nome: 'Fila de tarefas',
    oQueFazer:
      'Veja abaixo as tarefas que falharam. A que desistiu só volta por “Tentar de novo”; a fila parada volta sozinha quando o banco responde.',
  },
  EMAIL: {
    nome: 'E-mail que sai',
    oQueFazer:
      'Confira o servidor de saída (SMTP_URL), o usuário e a senha. O que espera sai sozinho quando ele voltar.',
  },
  CAIXAS: {
    nome: 'E-mail que chega',
    oQueFazer:
      'Confira o endereço, o usuário e a senha da caixa. Nada se perde: a leitura continua de onde parou.',
    pagina: '/correio-recebido',
    avisaPorSi: true,
  },
  WHATSAPP: {
    nome: 'WhatsApp',
    oQueFazer: 'Confira a chave e o número nos parâmetros, e o modelo na conta do WhatsApp.',
    avisaPorSi: true,
  },
  ERP: {
    nome: 'Entregas ao ERP',
    oQueFazer:
      'Confira o endereço e a chave do ERP nos parâmetros da filial. A entrega da qual se desistiu volta pela página do pedido.',
    pagina: '/pedidos',
  },
  CONSULTAS: {
    nome: 'Consultas de CNPJ e CEP',
    oQueFazer:
      'A fonte descansa e é tentada de novo sozinha; enquanto isso, outra responde ou se digita à mão.',
  },
  ARQUIVOS: {
    nome: 'Arquivos',
    oQueFazer:
      'Libere espaço no disco da pasta de dados: sem ele, o portal deixa de gravar antes que o banco pare. Guardados em S3, confira o servidor, o bucket e a chave; o log diz o motivo.',
  },
  BANCO: {
    nome: 'Banco de dados',
    oQueFazer: 'Feche o que mais usa conexões, ou aumente max_connections no PostgreSQL.',
  },
  REPLICAS: {
    nome: 'Réplicas do banco',
    oQueFazer:
      'Enquanto uma réplica não atende, o primário responde por ela. Confira se o servidor está no ar e recebe o que o primário grava (DATABASE_URL_REPLICA).',
  },
  COPIAS: {
    nome: 'Cópias de segurança',
    oQueFazer: 'Agende “npm run copia” todo dia, e guarde a cópia em outra máquina.',
  },
  VERSOES: {
    nome: 'Versões',
    oQueFazer: 'Ponha este servidor na versão dos outros, e comece-o de novo.',
  },
} as const satisfies Record<string, Parte>
export type ParteDaSaude = keyof typeof PARTES_DA_SAUDE
export const partesDaSaude = Object.keys(PARTES_DA_SAUDE) as ParteDaSaude[]

export const parteDaSaude = (qual: ParteDaSaude): Parte => PARTES_DA_SAUDE[qual]

/** What was found; `desde` where that is known better than by having looked before. */
export type EstadoDaParte = { situacao: SituacaoDaParte; oQueHa: string; desde: Date | null }

/** What was tried and did not work, and waits to be tried again or for a person. */
type Insistencia = { falhando: number; desistidas: number; desde: Date | null; erro: string | null }

export type FatosDaSaude = {
  fila: {
    parada: boolean
    desde: Date | null
    motivo: string | null
    maisAntigaSegundos: number | null
    desistidas: number
  }
  email: Insistencia & { ligado: boolean }
  caixas: { nome: string; falha: string | null; desde: Date | null }[]
  /** `recusada`: why the last one that was to leave did not. */
  whatsapp: Insistencia & { ligado: boolean; recusada: string | null; recusadaEm: Date | null }
  erp: Insistencia & { ligado: boolean }
  fontes: { fonte: string; falhas: number }[]
  /** Null where they are not on a disk of this machine. */
  bytesLivres: number | null
  arquivosNoAr: boolean
  banco: { versao: string; bytes: number; conexoes: number; maximo: number }
  /** None where it has none. */
  replicas: readonly ReplicaNaSaude[]
  copiadoEm: Date | null
  /** `conhecida` is the newest step of the schema in this version of the portal; `migracao`, the last that the database took. */
  versoes: { portal: string; node: string; conhecida: string; migracao: string }
}

const MINUTO_S = 60
const FILA_LENTA_S = 2 * MINUTO_S
const FILA_PRESA_S = 10 * MINUTO_S
const FALHAS_DE_UMA_FONTE = 3
const GB = 1024 ** 3
const POUCO_ESPACO = 2 * GB
const QUASE_NADA = GB / 4
const MUITAS_CONEXOES = 0.8
const COPIA_VELHA_MS = 2 * 24 * 60 * MINUTO_S * 1000

const boa = (oQueHa: string): EstadoDaParte => ({ situacao: 'BOA', oQueHa, desde: null })
const desligada = (oQueHa: string): EstadoDaParte => ({ situacao: 'DESLIGADA', oQueHa, desde: null })
const porque = (erro: string | null) => (erro ? ` ${erro}` : '')

/** One rule per part, on facts that others read: `agora` is theirs too. */
export const AVALIAR: Record<ParteDaSaude, (fatos: FatosDaSaude, agora: Date) => EstadoDaParte> = {
  FILA({ fila: { parada, desde, motivo, maisAntigaSegundos: espera, desistidas } }) {
    if (parada) return { situacao: 'FALHA', oQueHa: `A fila está parada.${porque(motivo)}`, desde }
    if (espera !== null && espera >= FILA_LENTA_S)
      return {
        situacao: espera >= FILA_PRESA_S ? 'FALHA' : 'ATENCAO',
        oQueHa: `A tarefa mais antiga espera há ${Math.floor(espera / MINUTO_S)} minutos.`,
        desde: null,
      }
    if (desistidas > 0)
      return {
        situacao: 'ATENCAO',
        oQueHa: `${plural(desistidas, 'tarefa falhou', 'tarefas falharam')} vezes demais e ${desistidas === 1 ? 'espera' : 'esperam'} por alguém.`,
        desde: null,
      }
    return boa('As tarefas são cumpridas na hora.')
  },
  EMAIL: ({ email }) =>
    email.ligado
      ? insistindo(email, ['e-mail espera', 'e-mails esperam'], 'Os e-mails saem.')
      : desligada('Nenhum servidor de saída: os e-mails ficam na pasta do servidor.'),
  CAIXAS({ caixas }) {
    const falhando = caixas.filter(({ falha }) => falha !== null)
    if (caixas.length === 0) return desligada('Nenhuma caixa é lida.')
    if (falhando.length === 0) return boa(`${plural(caixas.length, 'caixa é lida', 'caixas são lidas')}.`)
    return {
      situacao: 'FALHA',
      oQueHa: falhando.map(({ nome, falha }) => `${nome}: ${falha}`).join(' '),
      desde: maisAntiga(falhando.map(({ desde }) => desde)),
    }
  },
  WHATSAPP({ whatsapp }) {
    if (!whatsapp.ligado) return desligada('Nenhum número ligado.')
    const estado = insistindo(whatsapp, ['mensagem espera', 'mensagens esperam'], 'As mensagens saem.')
    if (estado.situacao !== 'BOA' || whatsapp.recusada === null) return estado
    const oQueHa = `A última mensagem não saiu. ${whatsapp.recusada}`
    return { situacao: 'ATENCAO', oQueHa, desde: whatsapp.recusadaEm }
  },
  ERP: ({ erp }) =>
    erp.ligado
      ? insistindo(erp, ['entrega espera', 'entregas esperam'], 'O ERP recebe o que se vende.')
      : desligada('Nenhuma filial tem ERP.'),
  CONSULTAS({ fontes }) {
    if (fontes.length === 0) return boa('As fontes respondem.')
    const nomes = fontes.map(({ fonte }) => fonte).join(', ')
    const situacao = fontes.some(({ falhas }) => falhas >= FALHAS_DE_UMA_FONTE) ? 'FALHA' : 'ATENCAO'
    return { situacao, oQueHa: `Sem resposta de ${nomes}.`, desde: null }
  },
  ARQUIVOS({ bytesLivres: livres, arquivosNoAr }) {
    if (!arquivosNoAr)
      return { situacao: 'FALHA', oQueHa: 'Fora do alcance: anexos não abrem nem entram.', desde: null }
    if (livres === null) return boa('Guardados fora desta máquina.')
    const oQueHa = `${(livres / GB).toFixed(1).replace('.', ',')} GB livres.`
    if (livres >= POUCO_ESPACO) return boa(oQueHa)
    return { situacao: livres < QUASE_NADA ? 'FALHA' : 'ATENCAO', oQueHa, desde: null }
  },
  BANCO({ banco: { bytes, conexoes, maximo } }) {
    const oQueHa = `${Math.ceil(bytes / 1024 ** 2)} MB, ${conexoes} de ${maximo} conexões.`
    return conexoes >= maximo * MUITAS_CONEXOES ? { situacao: 'ATENCAO', oQueHa, desde: null } : boa(oQueHa)
  },
  REPLICAS({ replicas }) {
    if (replicas.length === 0) return desligada('Nenhuma: o primário responde a tudo.')
    const oQueHa = replicas.map(dizerReplica).join(' ')
    // Among the servers of a cluster that are all named there is always one that takes writes.
    const fora = replicas.filter(({ situacao }) => situacao !== 'BOA' && situacao !== 'PRIMARIO')
    if (!replicas.some(({ situacao }) => situacao === 'BOA'))
      return { situacao: 'FALHA', oQueHa, desde: null }
    return fora.length > 0 ? { situacao: 'ATENCAO', oQueHa, desde: null } : boa(oQueHa)
  },
  COPIAS({ copiadoEm }, agora) {
    if (copiadoEm === null) return { situacao: 'ATENCAO', oQueHa: 'Nenhuma cópia foi tirada.', desde: null }
    const velha = agora.getTime() - copiadoEm.getTime() > COPIA_VELHA_MS
    if (velha)
      return { situacao: 'ATENCAO', oQueHa: 'A última cópia tem mais de dois dias.', desde: copiadoEm }
    return { ...boa('A última cópia é recente.'), desde: copiadoEm }
  },
  VERSOES({ banco, versoes: { portal, node, conhecida, migracao } }) {
    const oQueHa = `Portal ${portal}, Node ${node}, PostgreSQL ${banco.versao}. Última migração do banco: ${migracao}.`
    return migracao > conhecida
      ? { situacao: 'ATENCAO', oQueHa: `Outro servidor já tem uma versão mais nova. ${oQueHa}`, desde: null }
      : boa(oQueHa)
  },
}

function insistindo(
  { falhando, desistidas, desde, erro }: Insistencia,
  [uma, varias]: [string, string],
  emOrdem: string,
): EstadoDaParte {
  if (falhando > 0)
    return { situacao: 'FALHA', oQueHa: `${plural(falhando, uma, varias)}.${porque(erro)}`, desde }
  if (desistidas > 0)
    return {
      situacao: 'ATENCAO',
      oQueHa: `De ${desistidas} se desistiu.${porque(erro)}`,
      desde,
    }
  return boa(emOrdem)
}

const dizerReplica = ({ servidor, situacao, atrasoMs }: ReplicaNaSaude) =>
  `${servidor} ${SITUACOES_DA_REPLICA[situacao]}${situacao === 'BOA' ? `, ${(atrasoMs / 1000).toFixed(0)} s atrás` : ''}.`

type Tentavel = { quantas: (fatos: FatosDaSaude) => number; aoTentar: (quantas: number) => string }
const naFila = {
  aoTentar: (quantas: number) => `${plural(quantas, 'tarefa voltou', 'tarefas voltaram')} à fila.`,
}

/** ADM-11 What a person may have tried again at once, by part, and how many there are; the others come back by themselves or by other hands. */
const TENTAVEIS = {
  FILA: { ...naFila, quantas: ({ fila }) => fila.desistidas },
  EMAIL: { ...naFila, quantas: ({ email }) => insistencias(email) },
  CAIXAS: {
    quantas: ({ caixas }) => caixas.filter(({ falha }) => falha !== null).length,
    aoTentar: (quantas) =>
      quantas === 1 ? 'A caixa é lida agora.' : `As ${quantas} caixas são lidas agora.`,
  },
  WHATSAPP: { ...naFila, quantas: ({ whatsapp }) => insistencias(whatsapp) },
  // VEN-01 What was given up goes by the order's page, which says why.
  ERP: { ...naFila, quantas: ({ erp }) => (erp.ligado ? erp.falhando : 0) },
  CONSULTAS: {
    quantas: ({ fontes }) => fontes.length,
    aoTentar: (quantas) =>
      quantas === 1
        ? 'A fonte é perguntada outra vez na próxima consulta.'
        : `As ${quantas} fontes são perguntadas outra vez na próxima consulta.`,
  },
} as const satisfies Partial<Record<ParteDaSaude, Tentavel>>
export type ParteQueSeTenta = keyof typeof TENTAVEIS
export const partesQueSeTentam = Object.keys(TENTAVEIS) as ParteQueSeTenta[]

const insistencias = ({ ligado, falhando, desistidas }: Insistencia & { ligado: boolean }) =>
  ligado ? falhando + desistidas : 0

export const seTenta = (parte: ParteDaSaude): parte is ParteQueSeTenta => parte in TENTAVEIS

export const quantasTentar = (parte: ParteDaSaude, fatos: FatosDaSaude): number =>
  seTenta(parte) ? TENTAVEIS[parte].quantas(fatos) : 0

export const aoTentarDeNovo = (parte: ParteQueSeTenta, quantas: number): string =>
  TENTAVEIS[parte].aoTentar(quantas)

const maisAntiga = (datas: (Date | null)[]): Date | null =>
  datas.reduce((menor, data) => (menor && (!data || menor <= data) ? menor : data), null)

/** What the watch does where a part is not as it was seen last. */
export function oQueVigiarFaz(
  qual: ParteDaSaude,
  antes: SituacaoDaParte | null,
  agora: SituacaoDaParte,
): { anotar: boolean; avisar: 'CAIU' | 'VOLTOU' | null } {
  if (antes === agora) return { anotar: false, avisar: null }
  const porNos = !parteDaSaude(qual).avisaPorSi
  if (agora === 'FALHA') return { anotar: true, avisar: porNos ? 'CAIU' : null }
  return { anotar: true, avisar: antes === 'FALHA' && porNos ? 'VOLTOU' : null }
}
