import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import { abrirProduto, enviarImagemDoProduto, tirarImagemDoProduto } from '@balcao/dominio/produtos/manter'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { montarFormulario } from '../../../test/formulario.ts'
import { pngDe } from '../../../test/imagens.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'
import { limparImagensDosProdutos } from './imagem-do-produto.ts'

const FOTO = pngDe(100, 100)
const OUTRA = pngDe(100, 100, { cinza: 200 })
const DOIS_DIAS_MS = 2 * 24 * 3_600_000

let teste: AppDeTeste
let id: number
beforeAll(async () => {
  teste = await criarAppDeTeste()
  const [qualquer] = await teste
    .negocio()
    .banco.select()
    .from(produto)
    .where(eq(produto.ativo, true))
    .limit(1)
  id = qualquer?.id ?? 0
})
afterAll(() => teste.fechar())

const como = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await teste.tokenDe(quem) })
const abrir = async () => {
  const { corpo } = await teste.chamar(abrirProduto, { params: { idLinha: id }, ...(await como()) })
  const [linha] = corpo.itens
  return { imagem: linha?.valores.imagemId ?? '', versao: linha?.versao ?? 0 }
}
type Envio = { conteudo?: Buffer; nome?: string; versao?: string; quem?: TipoDeUsuario; qual?: number }
const enviar = async ({ conteudo = FOTO, nome = 'foto.png', versao, quem, qual = id }: Envio = {}) => {
  const campos = { versao: versao ?? String((await abrir()).versao) }
  const { corpo, headers } = await montarFormulario(campos, [{ nome, conteudo }], 'arquivo')
  return teste.chamar(enviarImagemDoProduto, {
    ...(await como(quem)),
    params: { idLinha: qual },
    corpo: corpo as never,
    headers,
  })
}
const tirar = async (versao: number, quem?: TipoDeUsuario) =>
  teste.chamar(tirarImagemDoProduto, { params: { idLinha: id }, corpo: { versao }, ...(await como(quem)) })
const vista = async (idImagem: string) =>
  (await teste.chamar(obterImagemDoProduto, { params: { idImagem } })).bruta
const desfazer = async () => {
  const { corpo } = await teste.chamar(listarAuditoria, { query: {}, ...(await como()) })
  const entrada = corpo.itens.find(({ acao }) => acao !== 'Entrou')
  return teste.chamar(desfazerAjuste, { params: { idEntrada: entrada?.id ?? 0 }, ...(await como()) })
}

describe('ADM-07 a imagem de um produto', () => {
  it('401, 403, 404, 409, 415 e 422: cada recusa com o seu porquê', async () => {
    const semSessao = { params: { idLinha: id }, corpo: { versao: 1 } }
    expect((await teste.chamar(tirarImagemDoProduto, semSessao)).status).toBe(401)
    expect((await enviar({ quem: 'GERENTE' })).status).toBe(403)
    expect((await tirar(1, 'OPERADOR')).status).toBe(403)
    expect((await enviar({ qual: 9_999_999 })).status).toBe(404)
    expect((await enviar({ versao: '9999' })).status).toBe(409)
    expect((await enviar({ versao: 'x' })).status).toBe(422)
    const pequena = await enviar({ conteudo: pngDe(40, 40) })
    expect([pequena.status, pequena.erro.campos?.arquivo]).toEqual([
      422,
      'A imagem tem 40 × 40 pixels: é pequena demais. O mínimo é 80 × 80.',
    ])
    expect((await enviar({ conteudo: FOTO.subarray(0, -20) })).status).toBe(422)
    expect((await enviar({ nome: 'foto.svg', conteudo: Buffer.from('<svg/>') })).status).toBe(415)
  })

  it('enviada, vê-se na hora; trocada, a de antes se desfaz; tirada, o lugar fica vazio', async () => {
    const antes = await abrir()
    expect((await enviar()).status).toBe(200)
    const primeira = (await abrir()).imagem
    const mostrada = await vista(primeira)
    expect([mostrada.headers['content-type'], mostrada.rawPayload]).toEqual(['image/png', FOTO])
    expect((await enviar({ conteudo: OUTRA })).status).toBe(200)
    const segunda = (await abrir()).imagem
    expect(segunda).not.toBe(primeira)
    expect((await desfazer()).status).toBe(200)
    expect((await abrir()).imagem).toBe(primeira)
    expect((await tirar((await abrir()).versao)).status).toBe(200)
    expect((await abrir()).imagem).toBe('')
    // What came with the catalogue, and what the audit still names, stay; the rest goes.
    const { banco, armazem } = teste.negocio()
    const depois = new Date(Date.now() + DOIS_DIAS_MS)
    const nunca = new AbortController().signal
    await limparImagensDosProdutos({ banco, armazem }, depois, nunca)
    expect((await vista(segunda)).statusCode).toBe(200)
    await banco.delete(historico).where(eq(historico.entidade, 'produto'))
    expect(await limparImagensDosProdutos({ banco, armazem }, depois, nunca)).toBe(2)
    expect((await vista(segunda)).statusCode).toBe(404)
    expect((await vista(antes.imagem)).statusCode).toBe(200)
  })

  it('a que só a auditoria diz que havia antes fica, e volta', async () => {
    expect((await enviar()).status).toBe(200)
    const { imagem, versao } = await abrir()
    const { banco, armazem } = teste.negocio()
    await banco.delete(historico).where(eq(historico.entidade, 'produto'))
    expect((await tirar(versao)).status).toBe(200)
    const depois = new Date(Date.now() + DOIS_DIAS_MS)
    await limparImagensDosProdutos({ banco, armazem }, depois, new AbortController().signal)
    expect((await desfazer()).status).toBe(200)
    expect([(await abrir()).imagem, (await vista(imagem)).statusCode]).toEqual([imagem, 200])
  })
})
