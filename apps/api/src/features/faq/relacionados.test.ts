import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import { listarArtigosRelacionados } from '@balcao/dominio/faq/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { faqArtigo } from './tabelas.ts'

// Over the articles of the demo: what the words of a real subject bring.
let teste: AppDeTeste
beforeAll(async () => {
  teste = await criarAppDeTeste({ negocios: ['aurora'] })
})
afterAll(() => teste.fechar())

const pedir = async (query: Record<string, unknown>, tipo: TipoDeUsuario = 'OPERADOR') =>
  teste.chamar(listarArtigosRelacionados, { token: await teste.tokenDe(tipo), query })
const titulos = async (assunto: string, tipo?: TipoDeUsuario, query = {}) =>
  (await pedir({ assunto, ...query }, tipo)).corpo.itens.map(({ titulo }) => titulo)

describe('GET /sac/faq/artigos', () => {
  it.each([
    ['Segunda via do boleto', 'Segunda via de boleto'],
    ['preciso da 2a via de boletos', 'Segunda via de boleto'],
    ['Boleto vencido', 'Segunda via de boleto'],
    ['prorrogacao de vencimento', 'Prorrogação de boleto'],
    ['Devolução parcial da nota', 'Devolução total ou parcial: qual escolher'],
    ['Caixa amassada na entrega', 'Recebi um produto avariado'],
    ['PRODUTO AVARIADO', 'Recebi um produto avariado'],
    ['faltaram volumes', 'Faltou mercadoria na entrega'],
    ['CFOP da nota de devolução', 'Como emitir a nota fiscal de devolução (NFD)'],
    ['cnpj alfanumerico', 'CNPJ com letras: o que muda'],
    ['Produtos do pedido 123 chegaram quebrados', 'Recebi um produto avariado'],
    ['Nota 12345 com produto faltando', 'Faltou mercadoria na entrega'],
    ['Entrega atrasada', 'Entrega atrasada: o que fazer'],
    ['não consigo entrar, esqueci minha senha', 'Esqueci a senha ou não consigo entrar'],
  ])('NOV-17 %j traz primeiro %j', async (assunto, primeiro) => {
    expect((await titulos(assunto))[0]).toBe(primeiro)
  })

  it.each([
    'Bom dia',
    'preciso de ajuda',
    'xyz',
    'Convite para o jantar de confraternização',
    'Catálogo de produtos',
    'Visita do representante',
    '???',
  ])('NOV-17 %j não traz nada', async (assunto) => {
    expect(await titulos(assunto)).toEqual([])
  })

  it('NOV-17, CON-01 cinco no máximo, com score', async () => {
    const { corpo } = await pedir({ assunto: 'nota fiscal de devolução' })
    expect(corpo.itens).toHaveLength(5)
    for (const { score } of corpo.itens) expect(score).toBeGreaterThan(0)
    expect((await pedir({ assunto: 'nota fiscal de devolução', limit: 2 })).corpo.itens).toHaveLength(2)
  })

  it('NOV-17 o tipo do ticket desempata, e não traz nada sozinho', async () => {
    const { banco } = teste.negocio()
    const [tipo] = await banco.select().from(ticketTipo).where(eq(ticketTipo.chave, 'FALTA_MERCADORIA'))
    const assunto = 'problemas na entrega'
    const semTipo = await titulos(assunto)
    const comTipo = await titulos(assunto, 'OPERADOR', { tipo: tipo?.id })
    expect(semTipo[0]).not.toBe('Faltou mercadoria na entrega')
    expect(comTipo[0]).toBe('Faltou mercadoria na entrega')
    expect(await titulos('xyz', 'OPERADOR', { tipo: tipo?.id })).toEqual([])
    expect(await titulos(assunto, 'OPERADOR', { tipo: 999_999 })).toEqual(semTipo)
  })

  it('FAQ-01 internos só para a equipe, e nunca o próprio artigo', async () => {
    const assunto = 'Pedido bloqueado por limite de crédito'
    expect(await titulos(assunto)).toContain(assunto)
    expect(await titulos(assunto, 'CONSUMIDOR_FINAL')).not.toContain(assunto)
    const [artigo] = await teste.negocio().banco.select().from(faqArtigo).where(eq(faqArtigo.titulo, assunto))
    expect(await titulos(assunto, 'OPERADOR', { exceto: artigo?.id })).not.toContain(assunto)
  })

  it.each([
    {},
    { assunto: ' ' },
    { assunto: 'a'.repeat(251) },
    { assunto: 'a', limit: 6 },
    { assunto: 'a', tipo: 'x' },
  ])('422 %j', async (query) => {
    expect((await pedir(query)).status).toBe(422)
  })

  it('AUT-10 401 sem sessão', async () => {
    expect((await teste.chamar(listarArtigosRelacionados, { query: { assunto: 'a' } })).status).toBe(401)
  })
})

describe('artigos na busca em tudo', () => {
  const buscar = async (q: string, tipo: TipoDeUsuario) => {
    const { corpo } = await teste.chamar(buscarEmTudo, { token: await teste.tokenDe(tipo), query: { q } })
    return corpo.grupos.find((grupo) => grupo.tipo === 'artigos')?.itens ?? []
  }

  it('FAQ-01 acha pelas palavras, com o tipo; o consumidor não acha os internos', async () => {
    expect(await buscar('segunda via de bol', 'CONSUMIDOR_FINAL')).toContainEqual({
      id: expect.any(Number),
      titulo: 'Segunda via de boleto',
      detalhe: 'Boletos e pagamentos',
    })
    expect(await buscar('limite de crédito', 'OPERADOR')).not.toEqual([])
    expect(await buscar('encaminhar ticket setor', 'CONSUMIDOR_FINAL')).toEqual([])
    expect(await buscar('de', 'OPERADOR')).toEqual([])
  })
})
