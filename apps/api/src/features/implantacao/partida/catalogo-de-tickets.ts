import { TIPO_DA_TRIAGEM } from '@balcao/dominio/correio/entrada/motivos'
import type { CondicaoDeEtapa } from '@balcao/dominio/tickets/etapas'
import type { Requisito } from '@balcao/dominio/tickets/requisitos/catalogo'
import type { SituacaoDoStatus } from '@balcao/dominio/tickets/situacoes'
import type { SetorDePartida } from './setores.ts'

// The kinds of ticket of a Brazilian distributor and how each is worked, as an administrator would have set them up.

type StatusDePartida = { label: string; cor: string; situacao: SituacaoDoStatus }

export const STATUS = {
  aberto: { label: 'Aberto', cor: '#1971c2', situacao: 'ABERTO' },
  emAtendimento: { label: 'Em atendimento', cor: '#3b5bdb', situacao: 'EM_ANDAMENTO' },
  emAnalise: { label: 'Em análise', cor: '#6741d9', situacao: 'EM_ANDAMENTO' },
  aguardandoCliente: { label: 'Aguardando cliente', cor: '#e67700', situacao: 'AGUARDANDO_CLIENTE' },
  aguardandoMercadoria: { label: 'Aguardando mercadoria', cor: '#0b7285', situacao: 'EM_ANDAMENTO' },
  finalizado: { label: 'Finalizado', cor: '#2b8a3e', situacao: 'FINALIZADO' },
} as const satisfies Record<string, StatusDePartida>
export type ChaveDeStatus = keyof typeof STATUS

export const MENUS = {
  SOLICITACAO: 'Solicitação',
  RECLAMACAO: 'Reclamação',
  DUVIDA: 'Dúvida',
} as const
export type ChaveDeMenu = keyof typeof MENUS

export const ORIGENS = {
  TELEFONE: 'Telefone',
  WHATSAPP: 'WhatsApp',
  EMAIL: 'E-mail',
  PORTAL: 'Portal',
  REPRESENTANTE: 'Representante',
} as const

type Saida = { condicao: CondicaoDeEtapa; descricao: string; para: string }
export type EtapaDePartida = {
  nome: string
  setor: SetorDePartida
  status: ChaveDeStatus
  requisito?: Requisito
  permiteFinalizar?: true
  desvio?: true
  aguardaColeta?: true
  saidas?: readonly Saida[]
}

export type MotivoDePartida = {
  descricao: string
  informa?: true
  padrao?: true
  sub?: readonly MotivoDePartida[]
}

/** NOV-03: 0 unused, 1 optional, 2 required. */
type Uso = 0 | 1 | 2
export type TipoDePartida = {
  chave: string
  menu: ChaveDeMenu
  descricao: string
  usa?: Partial<
    Record<
      | 'assunto'
      | 'consumidorFinal'
      | 'nota'
      | 'produto'
      | 'notaProduto'
      | 'prorrogacao'
      | 'mensagem'
      | 'transportadora',
      Uso
    >
  >
  permiteEspelho?: true
  troca?: true
  horasResposta: number
  horasSolucao: number
  motivos: readonly MotivoDePartida[]
  motivosObrigatorio?: true
  finalizacao: readonly { descricao: string; informa?: true }[]
  etapas: readonly EtapaDePartida[]
}

const triagem: EtapaDePartida = { nome: 'Triagem', setor: 'Atendimento', status: 'aberto' }
const recusa: EtapaDePartida = {
  nome: 'Comunicar recusa',
  setor: 'Atendimento',
  status: 'emAtendimento',
  permiteFinalizar: true,
  desvio: true,
}
const analise: EtapaDePartida = {
  nome: 'Análise da devolução',
  setor: 'Devoluções',
  status: 'emAnalise',
  requisito: 'ANALISE_DEVOLUCAO',
  saidas: [{ condicao: 'NADA_AUTORIZADO', descricao: 'Nada foi autorizado', para: 'Comunicar recusa' }],
}
const notaDeDevolucao: EtapaDePartida = {
  nome: 'Nota de devolução',
  setor: 'Atendimento',
  status: 'aguardandoCliente',
  requisito: 'ENVIAR_NFD',
}
const conferencia: EtapaDePartida = {
  nome: 'Conferência do recebimento',
  setor: 'Recebimento',
  status: 'aguardandoMercadoria',
  requisito: 'CHECKIN_DEVOLUCAO',
  aguardaColeta: true,
  saidas: [
    {
      condicao: 'DIVERGENCIA_NO_RECEBIMENTO',
      descricao: 'O recebido difere do autorizado',
      para: 'Tratar divergência',
    },
  ],
}
const controladoria: EtapaDePartida = {
  nome: 'Análise da controladoria',
  setor: 'Controladoria',
  status: 'emAnalise',
  requisito: 'ANALISE_CONTROLADORIA',
}
const credito: EtapaDePartida = {
  nome: 'Crédito ao cliente',
  setor: 'Financeiro',
  status: 'emAtendimento',
  permiteFinalizar: true,
}
const divergencia = (seguir: string): EtapaDePartida => ({
  nome: 'Tratar divergência',
  setor: 'Devoluções',
  status: 'emAnalise',
  desvio: true,
  saidas: [
    { condicao: 'ESCOLHA', descricao: 'Aceitar o que chegou', para: seguir },
    { condicao: 'ESCOLHA', descricao: 'Conferir de novo', para: 'Conferência do recebimento' },
  ],
})

const motivosDeDevolucao: readonly MotivoDePartida[] = [
  {
    descricao: 'Erro no pedido',
    sub: [
      { descricao: 'Digitado errado pelo vendedor' },
      { descricao: 'Pedido em duplicidade' },
      { descricao: 'Cliente pediu errado' },
    ],
  },
  {
    descricao: 'Erro na entrega',
    sub: [
      {
        descricao: 'Produto trocado',
        sub: [{ descricao: 'Na separação' }, { descricao: 'No transporte' }],
      },
      { descricao: 'Entregue fora do horário' },
      { descricao: 'Entregue em outro endereço', informa: true },
    ],
  },
  { descricao: 'Produto vencido ou perto do vencimento' },
  { descricao: 'Desacordo comercial', informa: true },
  { descricao: 'Outro', informa: true },
]

export const TIPOS: readonly TipoDePartida[] = [
  {
    chave: 'DEVOLUCAO_TOTAL',
    menu: 'SOLICITACAO',
    descricao: 'Devolução total',
    usa: { nota: 2, mensagem: 1, transportadora: 1 },
    permiteEspelho: true,
    horasResposta: 4,
    horasSolucao: 90,
    motivos: motivosDeDevolucao,
    motivosObrigatorio: true,
    finalizacao: [{ descricao: 'Devolução concluída' }, { descricao: 'Devolução não autorizada' }],
    etapas: [
      triagem,
      analise,
      notaDeDevolucao,
      conferencia,
      credito,
      recusa,
      divergencia('Crédito ao cliente'),
    ],
  },
  {
    chave: 'DEVOLUCAO_PARCIAL',
    menu: 'SOLICITACAO',
    descricao: 'Devolução parcial',
    usa: { notaProduto: 2, mensagem: 1, transportadora: 1 },
    permiteEspelho: true,
    horasResposta: 4,
    horasSolucao: 72,
    motivos: motivosDeDevolucao,
    motivosObrigatorio: true,
    finalizacao: [
      { descricao: 'Devolução concluída' },
      { descricao: 'Devolução concluída em parte', informa: true },
      { descricao: 'Devolução não autorizada' },
    ],
    etapas: [
      triagem,
      analise,
      notaDeDevolucao,
      conferencia,
      controladoria,
      credito,
      recusa,
      divergencia('Análise da controladoria'),
    ],
  },
  {
    chave: 'PRORROGACAO_BOLETO',
    menu: 'SOLICITACAO',
    descricao: 'Prorrogação de boleto',
    usa: { nota: 2, prorrogacao: 2, mensagem: 1 },
    horasResposta: 4,
    horasSolucao: 27,
    motivos: [
      { descricao: 'Entrega atrasada' },
      { descricao: 'Mercadoria devolvida' },
      { descricao: 'Acordo comercial', informa: true },
    ],
    motivosObrigatorio: true,
    finalizacao: [{ descricao: 'Vencimento prorrogado' }, { descricao: 'Prorrogação negada' }],
    etapas: [
      triagem,
      {
        nome: 'Confirmação do atraso',
        setor: 'Logística',
        status: 'emAnalise',
        requisito: 'PRORROGACAO_LOGISTICA',
      },
      {
        nome: 'Prorrogação do vencimento',
        setor: 'Financeiro',
        status: 'emAnalise',
        requisito: 'PRORROGACAO_FINANCEIRO',
        saidas: [
          { condicao: 'PRORROGACAO_NEGADA', descricao: 'A prorrogação foi negada', para: 'Comunicar recusa' },
        ],
      },
      {
        nome: 'Comunicar o cliente',
        setor: 'Atendimento',
        status: 'emAtendimento',
        permiteFinalizar: true,
      },
      recusa,
    ],
  },
  {
    chave: 'SEGUNDA_VIA',
    menu: 'SOLICITACAO',
    descricao: 'Segunda via de documento',
    usa: { nota: 1, mensagem: 2 },
    horasResposta: 2,
    horasSolucao: 9,
    motivos: [
      { descricao: 'Boleto' },
      { descricao: 'DANFE ou XML' },
      { descricao: 'Comprovante de entrega' },
    ],
    motivosObrigatorio: true,
    finalizacao: [{ descricao: 'Documento enviado' }],
    etapas: [{ nome: 'Atendimento', setor: 'Atendimento', status: 'aberto', permiteFinalizar: true }],
  },
  {
    chave: 'AVARIA',
    menu: 'RECLAMACAO',
    descricao: 'Avaria',
    usa: { notaProduto: 2, mensagem: 2, transportadora: 2 },
    permiteEspelho: true,
    horasResposta: 4,
    horasSolucao: 72,
    motivos: [
      {
        descricao: 'No transporte',
        sub: [
          { descricao: 'Caixa amassada' },
          { descricao: 'Carga molhada' },
          { descricao: 'Embalagem violada' },
        ],
      },
      { descricao: 'No armazenamento' },
      { descricao: 'De fábrica', informa: true },
    ],
    motivosObrigatorio: true,
    finalizacao: [{ descricao: 'Avaria ressarcida' }, { descricao: 'Avaria não procede', informa: true }],
    etapas: [
      {
        ...triagem,
        saidas: [
          { condicao: 'ESCOLHA', descricao: 'O cliente devolve a mercadoria', para: 'Análise da devolução' },
          {
            condicao: 'ESCOLHA',
            descricao: 'O cliente fica com a mercadoria, com desconto',
            para: 'Análise da controladoria',
          },
        ],
      },
      analise,
      notaDeDevolucao,
      conferencia,
      controladoria,
      credito,
      recusa,
      divergencia('Análise da controladoria'),
    ],
  },
  {
    chave: 'FALTA_MERCADORIA',
    menu: 'RECLAMACAO',
    descricao: 'Falta de mercadoria',
    usa: { notaProduto: 2, mensagem: 1 },
    horasResposta: 4,
    horasSolucao: 45,
    motivos: [{ descricao: 'Volume faltando' }, { descricao: 'Item faltando no volume' }],
    motivosObrigatorio: true,
    finalizacao: [
      { descricao: 'Falta creditada' },
      { descricao: 'Falta reposta' },
      { descricao: 'Falta não confirmada' },
    ],
    etapas: [
      triagem,
      {
        nome: 'Verificação na expedição',
        setor: 'Logística',
        status: 'emAnalise',
        saidas: [
          { condicao: 'ESCOLHA', descricao: 'A falta foi confirmada', para: 'Análise da devolução' },
          { condicao: 'ESCOLHA', descricao: 'A falta não foi confirmada', para: 'Comunicar recusa' },
        ],
      },
      analise,
      credito,
      recusa,
    ],
  },
  {
    chave: 'COBRANCA_INDEVIDA',
    menu: 'RECLAMACAO',
    descricao: 'Cobrança indevida',
    usa: { nota: 1, mensagem: 2 },
    horasResposta: 4,
    horasSolucao: 36,
    motivos: [
      { descricao: 'Boleto já pago' },
      { descricao: 'Valor diferente do combinado' },
      { descricao: 'Taxa não combinada', informa: true },
    ],
    motivosObrigatorio: true,
    finalizacao: [{ descricao: 'Cobrança corrigida' }, { descricao: 'Cobrança correta', informa: true }],
    etapas: [
      triagem,
      {
        nome: 'Verificação no financeiro',
        setor: 'Financeiro',
        status: 'emAnalise',
        saidas: [
          { condicao: 'ESCOLHA', descricao: 'A reclamação procede', para: 'Análise da controladoria' },
          { condicao: 'ESCOLHA', descricao: 'A cobrança está correta', para: 'Comunicar recusa' },
        ],
      },
      controladoria,
      { nome: 'Estorno', setor: 'Financeiro', status: 'emAtendimento', permiteFinalizar: true },
      recusa,
    ],
  },
  {
    chave: 'ATRASO_ENTREGA',
    menu: 'RECLAMACAO',
    descricao: 'Atraso de entrega',
    usa: { nota: 2, mensagem: 1, transportadora: 1 },
    horasResposta: 2,
    horasSolucao: 27,
    motivos: [
      { descricao: 'Prazo vencido' },
      { descricao: 'Entrega recusada' },
      { descricao: 'Sem informação da transportadora' },
    ],
    finalizacao: [
      { descricao: 'Mercadoria entregue' },
      { descricao: 'Mercadoria extraviada', informa: true },
    ],
    etapas: [
      triagem,
      { nome: 'Rastreio com a transportadora', setor: 'Logística', status: 'emAtendimento' },
      {
        nome: 'Confirmação com o cliente',
        setor: 'Atendimento',
        status: 'aguardandoCliente',
        permiteFinalizar: true,
      },
    ],
  },
  {
    chave: 'QUALIDADE_PRODUTO',
    menu: 'RECLAMACAO',
    descricao: 'Qualidade do produto',
    usa: { assunto: 2, consumidorFinal: 1, produto: 2, mensagem: 2 },
    horasResposta: 9,
    horasSolucao: 45,
    motivos: [
      { descricao: 'Sabor, cheiro ou aparência' },
      { descricao: 'Corpo estranho', informa: true },
      { descricao: 'Defeito de fabricação' },
    ],
    motivosObrigatorio: true,
    finalizacao: [{ descricao: 'Produto trocado' }, { descricao: 'Esclarecido ao cliente' }],
    etapas: [
      triagem,
      { nome: 'Análise da qualidade', setor: 'Qualidade', status: 'emAnalise' },
      { nome: 'Resposta ao cliente', setor: 'Atendimento', status: 'emAtendimento', permiteFinalizar: true },
    ],
  },
  {
    chave: 'DUVIDA_FISCAL',
    menu: 'DUVIDA',
    descricao: 'Dúvida fiscal',
    usa: { assunto: 2, nota: 1, mensagem: 2 },
    horasResposta: 4,
    horasSolucao: 27,
    motivos: [
      { descricao: 'ICMS e substituição tributária' },
      { descricao: 'Reforma tributária (IBS e CBS)' },
      { descricao: 'Dados da nota fiscal' },
    ],
    finalizacao: [{ descricao: 'Dúvida esclarecida' }],
    etapas: [
      triagem,
      { nome: 'Resposta do fiscal', setor: 'Fiscal', status: 'emAtendimento', permiteFinalizar: true },
    ],
  },
  {
    chave: 'DUVIDA_PRODUTO',
    menu: 'DUVIDA',
    descricao: 'Dúvida sobre produto',
    usa: { assunto: 2, consumidorFinal: 1, produto: 1, mensagem: 2 },
    horasResposta: 9,
    horasSolucao: 18,
    motivos: [
      { descricao: 'Uso e conservação' },
      { descricao: 'Composição' },
      { descricao: 'Onde encontrar' },
    ],
    finalizacao: [{ descricao: 'Dúvida esclarecida' }],
    etapas: [{ nome: 'Resposta', setor: 'Atendimento', status: 'aberto', permiteFinalizar: true }],
  },
  {
    chave: 'ELOGIO',
    menu: 'DUVIDA',
    descricao: 'Elogio ou sugestão',
    usa: { assunto: 2, consumidorFinal: 1, mensagem: 2 },
    horasResposta: 18,
    horasSolucao: 45,
    motivos: [{ descricao: 'Atendimento' }, { descricao: 'Produto' }, { descricao: 'Entrega' }],
    finalizacao: [{ descricao: 'Agradecimento enviado' }],
    etapas: [{ nome: 'Registro', setor: 'Atendimento', status: 'aberto', permiteFinalizar: true }],
  },
]

/** ALC-02 Where what comes by mail or WhatsApp is born, until somebody says what it is about; nobody opens it by hand. */
export const TIPO_NEUTRO: TipoDePartida = {
  chave: TIPO_DA_TRIAGEM,
  menu: 'DUVIDA',
  descricao: 'Mensagem a classificar',
  usa: { assunto: 1, consumidorFinal: 1, mensagem: 2 },
  horasResposta: 4,
  horasSolucao: 18,
  motivos: [],
  finalizacao: [{ descricao: 'Respondido' }],
  etapas: [{ nome: 'Triagem', setor: 'Atendimento', status: 'aberto', permiteFinalizar: true }],
}

/** GES-04 Its tickets are those of the exchanges (`preencher-trocas.ts`): what comes back goes the way of a return. */
export const TIPO_DE_TROCA: TipoDePartida = {
  chave: 'TROCA',
  menu: 'SOLICITACAO',
  descricao: 'Troca de mercadoria',
  usa: { notaProduto: 2, mensagem: 1, transportadora: 1 },
  permiteEspelho: true,
  troca: true,
  horasResposta: 4,
  horasSolucao: 72,
  motivos: motivosDeDevolucao,
  motivosObrigatorio: true,
  finalizacao: [{ descricao: 'Troca concluída' }, { descricao: 'Troca não autorizada' }],
  etapas: [
    triagem,
    analise,
    notaDeDevolucao,
    conferencia,
    { nome: 'Acerto da troca', setor: 'Financeiro', status: 'emAtendimento', permiteFinalizar: true },
    recusa,
    divergencia('Acerto da troca'),
  ],
}

/** For every type: a ticket may always be given up. */
export const FINALIZACOES_SEM_CONCLUSAO = [
  { descricao: 'Aberto em duplicidade', informa: false, duplicado: true },
  { descricao: 'Cliente desistiu', informa: false, duplicado: false },
  { descricao: 'Sem retorno do cliente', informa: true, duplicado: false },
] as const

export const MOTIVOS_DE_PRODUTO = [
  { descricao: 'Avariado', informa: false },
  { descricao: 'Produto trocado', informa: false },
  { descricao: 'Validade vencida ou próxima', informa: false },
  { descricao: 'Quantidade a mais', informa: false },
  { descricao: 'Falta', informa: false },
  { descricao: 'Desistência da compra', informa: true },
  { descricao: 'Outro', informa: true },
] as const

export const MOTIVOS_DE_ANALISE = [
  'Dentro da política de devolução',
  'Fora do prazo de devolução',
  'Produto de outra marca ou fornecedor',
  'Avaria causada no transporte',
  'Sem evidência do problema relatado',
  'Falta confirmada na expedição',
] as const

export const CUSTOS = [
  'Frete de retorno',
  'Perda de mercadoria',
  'Desconto concedido ao cliente',
  'Reentrega',
  'Estorno de cobrança',
] as const

/** Office hours of every branch. */
export const EXPEDIENTE = [
  { inicio: '08:00', fim: '12:00' },
  { inicio: '13:00', fim: '18:00' },
] as const
export const DIAS_UTEIS = [1, 2, 3, 4, 5] as const
