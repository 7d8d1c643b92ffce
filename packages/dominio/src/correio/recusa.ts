import { cortar } from '../formatos/cortar.ts'
/** What a server said: '550 5.1.1 User unknown'. */
export type RespostaDoServidor = { codigo: number | null; texto: string }

const MAIOR_TEXTO = 200

const POR_CODIGO: readonly [RegExp, string][] = [
  [/^5\.1\.(?:1|0|3|6|10)\b/, 'O endereço não existe ou não recebe mensagens.'],
  [/^[45]\.(?:1\.2|4\.4)\b/, 'O domínio do endereço não existe ou não recebe e-mail.'],
  [/^[45]\.2\.1\b/, 'A caixa do destinatário está desativada.'],
  [/^[45]\.2\.2\b/, 'A caixa do destinatário está cheia.'],
  [/^[45]\.(?:2\.3|3\.4)\b/, 'A mensagem é grande demais para o servidor do destinatário.'],
  [/^[45]\.7\./, 'O servidor do destinatário recusou a mensagem por política ou antispam.'],
]
const POR_RESPOSTA: Record<number, string> = {
  421: 'O servidor está ocupado.',
  450: 'O servidor pediu para tentar mais tarde.',
  451: 'O servidor pediu para tentar mais tarde.',
  452: 'O servidor está sem espaço.',
  550: 'O endereço não existe ou não recebe mensagens.',
  551: 'O endereço não existe ou não recebe mensagens.',
  552: 'A mensagem é grande demais ou a caixa do destinatário está cheia.',
  553: 'O endereço não foi aceito.',
  554: 'O servidor recusou a mensagem.',
}

/** ALC-01 Why a server did not take a message, in Portuguese, and in its own words after that. */
export function explicarRecusa({ codigo, texto }: RespostaDoServidor): string {
  const linha = texto.replace(/\s+/g, ' ').trim()
  const estendido = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(linha)?.[0] ?? ''
  const frase =
    POR_CODIGO.find(([padrao]) => padrao.test(estendido))?.[1] ??
    (codigo === null ? undefined : POR_RESPOSTA[codigo]) ??
    (codigo === null ? 'Não foi possível falar com o servidor de e-mail.' : 'O servidor recusou a mensagem.')
  const original = linha.length > MAIOR_TEXTO ? `${cortar(linha, MAIOR_TEXTO)}…` : linha
  return codigo === null || original === '' ? frase : `${frase} (${original})`
}
