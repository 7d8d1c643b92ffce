import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The newest link to that page of this server that the outbox holds for somebody; null while there is none. */
export async function linkRecebido(
  para: string,
  origem: string,
  pagina = 'redefinir-senha',
): Promise<string | null> {
  const pasta = join(process.env.E2E_PASTA ?? '', 'emails')
  // A message is written under a hidden name and then renamed: until then it is not there.
  const nomes = (await readdir(pasta).catch(() => [])).filter((nome) => /^[^.].*\.eml$/.test(nome)).sort()
  for (const nome of nomes.reverse()) {
    const mensagem = semQuotedPrintable(await readFile(join(pasta, nome), 'latin1'))
    const link = new RegExp(`https?://\\S+/${pagina}\\S+`).exec(mensagem)?.[0]
    const destinatario = /^To: (.*)$/im.exec(mensagem)?.[1]
    if (destinatario?.includes(para) && link?.startsWith(origem)) return link
  }
  return null
}

function semQuotedPrintable(texto: string): string {
  const bytes = texto
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hexa: string) => String.fromCharCode(Number.parseInt(hexa, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
