import { baixarBoleto, listarTitulosDoCliente, type Titulo } from '@balcao/dominio/titulos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirSecao, paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { tituloDe } from '../../teste/titulo.ts'
import { TitulosDoCliente } from './titulos-do-cliente.tsx'

const servidor = usarServidor()
afterEach(() => vi.restoreAllMocks())

let pedidos: URLSearchParams[] = []
let titulos: Titulo[] = []
beforeEach(() => {
  pedidos = []
  titulos = [tituloDe(1)]
  servidor.use(
    responder(listarTitulosDoCliente, ({ url }) => {
      pedidos.push(new URL(url).searchParams)
      return { ...paginaDe(titulos), totais: { emAberto: 350, vencido: 150, quantidadeVencidos: 2 } }
    }),
  )
})
const linha = (nome: RegExp) => screen.findByRole('row', { name: nome })

describe('boletos do cliente', () => {
  it('DOC-05 começa pelo que está em aberto, do que vence antes ao que vence depois, com os totais', async () => {
    abrirSecao(TitulosDoCliente)
    expect(await linha(/^501\/1/)).toHaveTextContent(
      /Mercadorias.*Ativo.*30\/11\/2026.*Vencimento para 14 dias.*Boleto bancário.*Matriz São Paulo.*R\$\s100,00/,
    )
    expect(screen.getByText('Em aberto', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      /R\$\s350,00/,
    )
    expect(screen.getByText('Vencido', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      /R\$\s150,00 em 2 títulos/,
    )
    expect(pedidos[0]?.getAll('situacao[]')).toEqual(['ATIVO', 'VENCIDO'])
    expect(pedidos[0]?.get('orderBy')).toBe('dtVenc')
    expect(pedidos[0]?.get('sortBy')).toBe('ASC')
  })

  it.each([
    [
      'vencido',
      { dias: -3, situacao: 'VENCIDO', valorAtualizado: 102.5 },
      /Vencido há 3 dias.*hoje R\$\s102,50/,
    ],
    ['que vence hoje', { dias: 0 }, /30\/11\/2026Hoje/],
    ['prorrogado', { dtVencOriginal: '2026-11-10' }, /Prorrogado, vencia em 10\/11\/2026/],
    ['pago', { dias: null, situacao: 'PAGO', pagoEm: '2026-11-05' }, /Pago.*Pago em 05\/11\/2026/],
  ] as const)('DOC-05 um título %s', async (_, outras, esperado) => {
    titulos = [tituloDe(1, outras)]
    abrirSecao(TitulosDoCliente)
    expect(await linha(/^501\/1/)).toHaveTextContent(esperado)
  })

  it('DOC-05 situação, busca e ordem pedem ao servidor', async () => {
    const { usuario } = abrirSecao(TitulosDoCliente)
    await linha(/^501\/1/)
    await usuario.click(screen.getByRole('button', { name: 'Vencidos' }))
    await waitFor(() => expect(pedidos.at(-1)?.getAll('situacao[]')).toEqual(['VENCIDO']))
    await usuario.type(screen.getByRole('searchbox', { name: 'Buscar' }), '501{Enter}')
    await waitFor(() => expect(pedidos.at(-1)?.get('termo')).toBe('501'))
    await usuario.click(screen.getByRole('button', { name: /^Valor/ }))
    await waitFor(() => expect(pedidos.at(-1)?.get('orderBy')).toBe('valor'))
  })

  it('ERR-08 sem títulos, os totais ficam; ERR-04 a falha fica na seção', async () => {
    titulos = []
    const { usuario } = abrirSecao(TitulosDoCliente, { titulo: 'Boletos' })
    expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
    expect(screen.getByText('Em aberto', { selector: 'dt' })).toBeVisible()
    servidor.use(responder(listarTitulosDoCliente, recusar(409, { message: 'Em manutenção.' })))
    await usuario.click(screen.getByRole('button', { name: 'Atualizar boletos' }))
    expect(await screen.findByText('Em manutenção.')).toBeVisible()
  })

  it('DOC-05 a nota do título abre quando quem junta as telas diz como', async () => {
    const aoAbrirNota = vi.fn()
    const { usuario } = abrirSecao((props) => <TitulosDoCliente {...props} aoAbrirNota={aoAbrirNota} />)
    await usuario.click(await screen.findByRole('button', { name: 'NF 604' }))
    expect(aoAbrirNota).toHaveBeenCalledExactlyOnceWith(91)
  })
})

describe('pagar', () => {
  it("DOC-05 a linha digitável e o PIX se copiam, e o botão diz 'Copiado!'", async () => {
    const { usuario } = abrirSecao(TitulosDoCliente)
    await usuario.click(await screen.findByRole('button', { name: 'Linha digitável' }))
    expect(await screen.findByRole('button', { name: 'Copiado!' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(tituloDe(1).codBarras)
    await usuario.click(screen.getByRole('button', { name: 'PIX' }))
    expect(await navigator.clipboard.readText()).toBe(tituloDe(1).pix)
  })

  it('API-08 o boleto é baixado com o número do título', async () => {
    servidor.use(responder(baixarBoleto, () => new Response('%PDF')))
    const baixados: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      baixados.push(this.download)
    })
    const { usuario } = abrirSecao(TitulosDoCliente)
    await usuario.click(await screen.findByRole('button', { name: 'Baixar o boleto do título 501/1' }))
    await waitFor(() => expect(baixados).toEqual(['boleto-501-1.pdf']))
  })

  it("ERR-07 a falha do download é um diálogo 'Aviso'", async () => {
    servidor.use(
      responder(baixarBoleto, () => recusar(409, { message: 'Este boleto venceu há tempo demais.' })),
    )
    const { usuario } = abrirSecao(TitulosDoCliente)
    await usuario.click(await screen.findByRole('button', { name: /^Baixar o boleto/ }))
    const aviso = within(await screen.findByRole('dialog', { name: 'Aviso' }))
    expect(aviso.getByText('Este boleto venceu há tempo demais.')).toBeVisible()
  })

  it('DOC-05 sem boleto diz por quê, e não há o que apertar', async () => {
    titulos = [tituloDe(1, { boleto: false, semBoleto: 'Cobrança em carteira.', codBarras: null, pix: null })]
    abrirSecao(TitulosDoCliente)
    const titulo = within(await linha(/^501\/1/))
    expect(titulo.getByText('Cobrança em carteira.')).toBeVisible()
    expect(titulo.queryByRole('button', { name: /Baixar|Linha|PIX/ })).not.toBeInTheDocument()
  })
})
