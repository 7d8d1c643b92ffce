/** Any small real image: the server checks files by their bytes. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export type Arquivo = { nome: string; conteudo: Uint8Array }

/** What a browser sends for a form with files. */
export async function montarFormulario(
  campos: Record<string, string>,
  arquivos: readonly Arquivo[] = [],
  campoDosArquivos = 'arquivos',
): Promise<{ corpo: Buffer; headers: Record<string, string> }> {
  const formulario = new FormData()
  for (const [nome, valor] of Object.entries(campos)) formulario.append(nome, valor)
  for (const { nome, conteudo } of arquivos)
    formulario.append(campoDosArquivos, new Blob([conteudo as Uint8Array<ArrayBuffer>]), nome)
  const pedido = new Request('http://x', { method: 'POST', body: formulario })
  return {
    corpo: Buffer.from(await pedido.arrayBuffer()),
    headers: { 'content-type': String(pedido.headers.get('content-type')) },
  }
}

/** Fields with brackets, as a form carries what is nested; it has no null, and an empty list is not there. */
export function emColchetes(valor: unknown, nome = ''): Record<string, string> {
  if (typeof valor !== 'object' || valor === null)
    return valor === undefined ? {} : { [nome]: valor === null ? '' : String(valor) }
  const partes = Object.entries(valor).map(([chave, parte]) =>
    emColchetes(parte, nome ? `${nome}[${chave}]` : chave),
  )
  return Object.assign({}, ...partes)
}
