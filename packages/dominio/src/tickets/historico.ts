import { emDias } from '../formatos/contagem.ts'
import { formatarData } from '../formatos/datas.ts'
import { TIPOS_DE_LIGACAO, type TipoDeLigacao } from './ligacoes/regras.ts'

/** TIC-04 Who may read an entry of the history, with its badge. */
export const TIPOS_DE_HISTORICO = {
  PUBLICO: 'Público',
  PRIVADO: 'Privado',
  ENCAMINHAMENTO: 'Encaminhamento',
} as const
export type TipoDeHistorico = keyof typeof TIPOS_DE_HISTORICO

/** TIC-04 Restricted entries never reach a final consumer or customer. */
export const ehRestrito = (tipo: TipoDeHistorico): boolean => tipo !== 'PUBLICO'

/** What an entry of the history tells: something written, or something done. */
export const ACOES_DO_HISTORICO = {
  ABERTURA: 'abriu o ticket',
  MENSAGEM: 'escreveu uma mensagem',
  REACAO: 'reagiu a uma mensagem',
  ENCAMINHAMENTO: 'encaminhou o ticket',
  ASSUNCAO: 'assumiu o ticket',
  ATRIBUICAO: 'atribuiu o ticket',
  VOLTA_A_FILA: 'devolveu o ticket à fila',
  RESPONSAVEL_DESFEITO: 'desfez a troca de responsável',
  AVANCO: 'avançou a etapa',
  RETROCESSO: 'voltou a etapa',
  FINALIZACAO: 'finalizou o ticket',
  REABERTURA: 'reabriu o ticket',
  ARQUIVAMENTO: 'arquivou o ticket',
  DESARQUIVAMENTO: 'desarquivou o ticket',
  RECLASSIFICACAO: 'mudou o tipo do ticket',
  VERSAO: 'passou o ticket à versão em vigor do tipo',
  CADASTRO: 'completou o cadastro do cliente',
  ITENS: 'alterou os produtos do ticket',
  CONTATO: 'mudou o contato do ticket',
  CONTATO_PEDIDO: 'indicou outros endereços para a resposta',
  REMETENTE_SEM_PROVA: 'escreveu sem prova de quem é',
  CORREIO: 'não entregou o e-mail',
  WHATSAPP: 'não entregou a mensagem pelo WhatsApp',
  RESPOSTA_CONTADA: 'contou a primeira resposta',
  UNIAO: 'uniu os tickets',
  UNIAO_DESFEITA: 'desfez a união dos tickets',
  LIGACAO: 'ligou este ticket a outro',
  LIGACAO_DESFEITA: 'desfez a ligação com outro ticket',
  ETIQUETAS: 'mudou as etiquetas',
  CORREIO_AUTOMATICO: 'recebeu uma mensagem automática',
  CONTINUACAO: 'ligou o ticket a outro',
  COLETA_GERADA: 'gerou a ordem de coleta',
  COLETA_CONFIRMADA: 'confirmou a coleta',
  COLETA_CANCELADA: 'cancelou a coleta',
  LINK: 'criou um link do cliente',
  LINK_REVOGADO: 'cancelou um link do cliente',
  AVALIACAO: 'avaliou o atendimento',
  PRORROGACAO: 'mudou o vencimento de títulos',
  TROCA: 'cuidou da troca',
  AUTOMACAO: 'seguiu uma automação',
} as const
export type AcaoDoHistorico = keyof typeof ACOES_DO_HISTORICO

/** Who opened what nobody of the portal did (ALC-02, ALC-05). */
export const CHEGOU_SOZINHO = 'Mensagem recebida'

/** ALC-05 Whose it is that the business wrote in WhatsApp's own app: nobody tells who of them. */
export const PELO_APLICATIVO = 'Equipe (aplicativo do WhatsApp)'

const entreAspas = (nome: string) => `“${nome}”`

const nomes = (etiquetas: readonly string[]) =>
  `${etiquetas.length === 1 ? 'a etiqueta' : 'as etiquetas'} ${etiquetas.map(entreAspas).join(', ')}`

/** A title and when it is due now. */
type TituloMovido = { numero: string; para: string }
const vencimentos = (titulos: readonly TituloMovido[]) =>
  titulos.map(({ numero, para }) => `${numero} (vence em ${formatarData(para)})`).join(', ')

/** TIC-13 How each change reads in the history of its ticket. */
export const FRASES = {
  abertura: 'Abriu o ticket.',
  avanco: (de: string, para: string) => `Avançou de ${entreAspas(de)} para ${entreAspas(para)}.`,
  retrocesso: (de: string, para: string) => `Voltou de ${entreAspas(de)} para ${entreAspas(para)}.`,
  finalizacao: (motivo: string) => `Finalizou o ticket: ${motivo}.`,
  reabertura: 'Reabriu o ticket.',
  arquivamento: 'Arquivou o ticket.',
  desarquivamento: 'Tirou o ticket do arquivo.',
  versao: (de: number, para: number, daEtapa: string, aEtapa: string) =>
    `Passou da versão ${de} do tipo à ${para}: de ${entreAspas(daEtapa)} a ${entreAspas(aEtapa)}.`,
  reclassificacao: (de: string, para: string) =>
    `Mudou o tipo de ${entreAspas(de)} para ${entreAspas(para)}.`,
  filialDaNota: (filial: string) => `A nota é da filial ${filial}, que passa a atender o ticket.`,
  encaminhamento: (setor: string, operador: string | null) =>
    operador ? `Encaminhou para ${setor}, aos cuidados de ${operador}.` : `Encaminhou para ${setor}.`,
  assuncao: 'Assumiu o ticket.',
  atribuicao: (operador: string) => `Atribuiu o ticket a ${operador}.`,
  voltaAFila: (setor: string) => `Devolveu o ticket à fila de ${setor}.`,
  responsavelDesfeito: (operador: string | null) =>
    operador ? `Desfez: o ticket voltou a ${operador}.` : 'Desfez: o ticket voltou à fila.',
  analise: (autorizados: number, produtos: number) =>
    `Produtos com quantidade autorizada: ${autorizados} de ${produtos}.`,
  nfd: (numero: number, serie: number) => `Nota de devolução ${numero}, série ${serie}.`,
  nfdEmOutroTicket: (protocolo: string) => `Esta nota também foi enviada no ticket ${protocolo}.`,
  recebimento: (diverge: boolean) =>
    diverge ? 'O recebido difere do autorizado.' : 'O recebido confere com o autorizado.',
  atraso: (confirmados: number, pedidos: number) =>
    `Dias de atraso confirmados: ${confirmados} de ${pedidos}.`,
  prorrogacao: (concedida: { data?: string | undefined; dias?: number | undefined } | null) => {
    if (concedida === null) return 'Prorrogação negada.'
    const { data, dias } = concedida
    if (data !== undefined) return `Prorrogação aprovada: vence em ${formatarData(data)}.`
    return `Prorrogação aprovada: mais ${emDias(dias ?? 0)} em cada título.`
  },
  titulosProrrogados: (titulos: readonly TituloMovido[]) =>
    `${titulos.length === 1 ? 'Título prorrogado' : 'Títulos prorrogados'}: ${vencimentos(titulos)}.`,
  prorrogacaoDesfeita: (titulos: readonly TituloMovido[]) =>
    `Prorrogação desfeita: ${titulos.length === 1 ? 'o título voltou ao vencimento de antes' : 'os títulos voltaram aos vencimentos de antes'}: ${vencimentos(titulos)}.`,
  cadastro: 'Completou o cadastro do consumidor.',
  clienteIdentificado: (cliente: string) => `Identificou o cliente: ${cliente}.`,
  consumidorVinculado: 'Passou a acompanhar o ticket pela própria conta.',
  itens: 'Corrigiu produtos do ticket.',
  contato: (email: string | null) =>
    email ? `Os e-mails do ticket passam a ir para ${email}.` : 'O ticket ficou sem e-mail de contato.',
  veioPor: (quem: string) => `Este e-mail veio por ${quem}, em nome de quem o escreveu.`,
  contatoPedido: (responderA: string | null, copias: readonly string[]) =>
    [
      responderA && `O e-mail pede que a resposta vá para ${responderA}.`,
      copias.length > 0 && `Veio com cópia para ${copias.join(', ')}.`,
      'Nenhum deles recebe as respostas enquanto ninguém os escolher em “Alterar contato”.',
    ]
      .filter(Boolean)
      .join(' '),
  remetenteSemProva: (cliente: string) =>
    `O endereço é do cadastro de ${cliente}, mas nada prova que o e-mail veio mesmo de lá. Confira por outro caminho e, se for, diga em “Completar cadastro” que o ticket é deste cliente.`,
  correioRecusado: (para: string, motivo: string) => `O e-mail para ${para} não foi entregue: ${motivo}`,
  whatsappRecusado: (para: string, arquivo: string | null, motivo: string) =>
    arquivo
      ? `O arquivo ${arquivo} não foi entregue pelo WhatsApp a ${para}: ${motivo}`
      : `A mensagem pelo WhatsApp para ${para} não foi entregue: ${motivo}`,
  whatsappSemArquivo: (motivo: string) =>
    `Um arquivo que o cliente enviou pelo WhatsApp não está aqui: ${motivo}`,
  correioAutomatico: (de: string) => `Chegou uma mensagem automática de ${de}.`,
  continua: (protocolo: string) => `Continua o ticket ${protocolo}, já encerrado.`,
  continuouEm: (protocolo: string) =>
    `O cliente respondeu depois do prazo de reabertura: o assunto continua no ticket ${protocolo}.`,
  respostaDesfeita: 'Como nada mais respondia ao cliente, o prazo da primeira resposta voltou a correr.',
  respostaContada:
    'A mensagem que tinha sido recusada foi aceita: a primeira resposta ao cliente conta a partir de agora.',
  esperaDesfeita: 'O ticket deixou de aguardar o cliente.',
  uniaoA: (protocolo: string, liberou: boolean) =>
    `Uniu este ticket ao ${protocolo}.${liberou ? '\nOs produtos pedidos neste voltaram ao saldo das notas.' : ''}`,
  uniaoDe: (protocolo: string) => `Uniu a este o ticket ${protocolo}.`,
  uniaoDesfeita: (protocolo: string) => `Desfez a união com o ticket ${protocolo}.`,
  // Never which: whoever reads it may not be allowed to know of the other one.
  ligacao: (tipo: TipoDeLigacao) => `Ligou este ticket a outro: ${entreAspas(TIPOS_DE_LIGACAO[tipo])}.`,
  ligacaoDesfeita: (tipo: TipoDeLigacao) =>
    `Desfez a ligação com outro ticket: ${entreAspas(TIPOS_DE_LIGACAO[tipo])}.`,
  etiquetas: (postas: readonly string[], tiradas: readonly string[]) =>
    [postas.length > 0 && `Pôs ${nomes(postas)}.`, tiradas.length > 0 && `Tirou ${nomes(tiradas)}.`]
      .filter(Boolean)
      .join(' '),
  coletaGerada: (numero: string, responsavel: string) => `Gerou a ordem de coleta ${numero}: ${responsavel}.`,
  coletaConfirmada: (numero: string, dia: string) =>
    `Confirmou a coleta ${numero}, feita em ${formatarData(dia)}.`,
  linkCriado: (para: string, ate: string) =>
    `Criou um link do cliente para ${para}, até ${formatarData(ate)}.`,
  linkRevogado: (para: string) => `Cancelou o link do cliente de ${para}.`,
  avaliacao: (nota: number, mudada: boolean) =>
    mudada
      ? `Mudou a avaliação do atendimento para ${nota} de 5.`
      : `Avaliou o atendimento com ${nota} de 5.`,
  coletaCancelada: (numero: string, motivo: string) => `Cancelou a coleta ${numero}: ${motivo}`,
} as const

const FINALIZOU = FRASES.finalizacao('').slice(0, -1)

const DA_UNIAO: readonly [daEquipe: string, doCliente: string][] = [
  [FRASES.uniaoA('', false), 'Este atendimento continua no ticket '],
  [FRASES.uniaoDe(''), 'Continua aqui também o atendimento do ticket '],
  [FRASES.uniaoDesfeita(''), 'Este atendimento voltou a seguir separado do ticket '],
]

export const ACOES_DA_UNIAO = ['UNIAO', 'UNIAO_DESFEITA'] as const satisfies AcaoDoHistorico[]

/** MES-06/uniao A union as whose tickets they are reads it: where it goes on, and nothing of balances. The two are always theirs. */
export function lidaPeloCliente(acao: AcaoDoHistorico, mensagem: string): string {
  if (!ACOES_DA_UNIAO.some((daUniao) => daUniao === acao)) return mensagem
  const [frase = ''] = mensagem.split('\n')
  const comeco = ([daEquipe]: (typeof DA_UNIAO)[number]) => daEquipe.slice(0, -1)
  const achada = DA_UNIAO.find((par) => frase.startsWith(comeco(par)))
  return achada ? frase.replace(comeco(achada), achada[1]) : frase
}

/** ALC-01, ALC-05 A public entry in words for the customer, who is told of the end in those of the business. */
export const paraOCliente = (
  acao: AcaoDoHistorico,
  mensagem: string,
  fim: (motivo: string) => string,
): string => (acao === 'FINALIZACAO' ? fim(mensagem.replace(FINALIZOU, '')) : mensagem)

/** What was done, then what the person had to say about it. */
export function comObservacao(...partes: (string | null | undefined)[]): string {
  return partes.filter(Boolean).join('\n')
}
