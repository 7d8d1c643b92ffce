import { plural } from '../../formatos/contagem.ts'
/** ALC-02 Why a message was set aside, for whoever decides what to do with it. */
export const DE_LADO = {
  grande: (mb: number) =>
    `Passa do tamanho que se lê (${mb} MB): só os cabeçalhos vieram, e o resto continua na caixa.`,
  semRemetente: 'Não diz de quem é, ou o endereço não existe.',
  forjada:
    'O servidor não confirma que veio mesmo deste endereço (DMARC): o remetente pode ser forjado. Confira antes de juntar ou abrir um ticket.',
  semProva: (protocolo: string | null) =>
    protocolo === null
      ? 'O endereço é de um cliente, mas o servidor não confirma que veio mesmo dele. Confira antes de juntar a um ticket ou abrir um.'
      : `Cita o ticket ${protocolo}, mas nada prova que veio mesmo deste endereço: não responde a um e-mail nosso, nem traz o carimbo do servidor. Confira antes de juntar.`,
  spam: 'O servidor da caixa a marcou como spam, e ninguém a conhece. Abra um ticket, se não for, ou descarte-a.',
  propria: 'Foi enviada por uma caixa do próprio atendimento.',
  automatica: 'É uma mensagem automática, e não se sabe de qual ticket.',
  devolucao: 'É uma devolução, e não se sabe de qual mensagem.',
  semTipo: 'Nenhum tipo de ticket serve a um e-mail: veja o parâmetro tipoDoTicketPorEmail.',
  muitos: (teto: number) =>
    `Este endereço já abriu ${plural(teto, 'ticket', 'tickets')} na última hora: os próximos esperam uma pessoa.`,
  falhou: (porque: string) => `Não pôde entrar: ${porque}`,
} as const

/** ALC-02 What a message that says nothing shows, so that no entry is empty. */
export const SEM_TEXTO = '(mensagem sem texto)'

/** ALC-02 Of a message that nobody could understand, and that a person put where it belongs all the same. */
export const SEM_LEITURA = '(a mensagem não pôde ser lida; ela está inteira no original)'

/** ALC-02 Of a message whose files came in a packet that only Outlook opens. */
export const NO_PACOTE_DO_OUTLOOK =
  '(o Outlook de quem escreveu guardou formatação e anexos em winmail.dat, que está anexado: abra-o com um programa que leia TNEF, ou peça os arquivos de novo)'

/** ALC-02 The rest is in the original. */
export const CONTINUA = '\n\n(a mensagem continua no original)'

/** ALC-02 The type, where the catalogue has it, in which a message is born until somebody says what it is about. */
export const TIPO_DA_TRIAGEM = 'MENSAGEM_RECEBIDA'

type UsosDoTipo = {
  ativo: boolean
  usaNota: number
  usaProduto: number
  usaNotaProduto: number
  usaProrrogacao: number
  usaTransportadora: number
  motivosObrigatorio: boolean
}
const OBRIGATORIO = 2

/** ALC-02, ALC-05 A message alone opens only what asks for nothing else. */
export const tipoServeAUmaMensagem = (tipo: UsosDoTipo): boolean =>
  tipo.ativo &&
  !tipo.motivosObrigatorio &&
  [tipo.usaNota, tipo.usaProduto, tipo.usaNotaProduto, tipo.usaProrrogacao, tipo.usaTransportadora].every(
    (uso) => uso < OBRIGATORIO,
  )
