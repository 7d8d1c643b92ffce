import { baixarDanfe, baixarXmlDaNota, obterNotaFiscal } from '@balcao/dominio/notas/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { abrir, CHAVE, notaAberta } from '../../teste/nota.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { DialogoDaNota } from './dialogo-da-nota.tsx'

const servidor = usarServidor()
afterEach(() => vi.restoreAllMocks())

async function abrirNota(nota = notaAberta(), acoes: object = {}) {
  servidor.use(responder(obterNotaFiscal, nota))
  const aoFechar = vi.fn()
  const tela = abrir(<DialogoDaNota idNota={nota.id} aoFechar={aoFechar} {...acoes} />)
  const dialogo = await screen.findByRole('dialog', { name: 'Nota fiscal' })
  await within(dialogo).findByRole('heading', { name: /^NF / })
  return { ...tela, dialogo, aoFechar }
}
const campo = (nome: string) => screen.getByText(nome, { selector: 'dt' }).nextElementSibling

describe('o que se lê', () => {
  it('DOC-04 quem, número, série, datas, filial, total e a chave para copiar', async () => {
    const { dialogo, usuario } = await abrirNota()
    expect(screen.getByRole('heading', { name: 'NF 604 série 1' })).toBeVisible()
    expect(dialogo).toHaveTextContent('Padaria São João · Pães São João Ltda · 12.ABC.345/01DE-35')
    expect(campo('Emissão')).toHaveTextContent('01/11/2026 14:52')
    expect(campo('Saída')).toHaveTextContent('02/11/2026')
    expect(campo('Filial')).toHaveTextContent('Aurora Campinas')
    expect(campo('Transportadora')).toHaveTextContent('Frio Certo Ltda')
    expect(campo('Chave de acesso')).toHaveTextContent('3526 050X 0J92 JY00')
    expect(campo('Informações complementares')).toHaveTextContent('Pedido 680376.')
    expect(screen.getByText('Sem valor fiscal')).toBeVisible()
    await usuario.click(screen.getByRole('button', { name: 'Copiar chave' }))
    expect(await navigator.clipboard.readText()).toBe(CHAVE)
  })

  it('DOC-04 duplicatas e totais, sem o que é zero', async () => {
    await abrirNota()
    const duplicatas = within(screen.getByRole('region', { name: 'Duplicatas' })).getAllByRole('listitem')
    expect(duplicatas.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      '001 vence em 01/12/2026R$ 617,25',
      '002 vence em 15/12/2026R$ 617,25',
    ])
    const totais = screen.getByRole('region', { name: 'Totais' })
    expect(totais).toHaveTextContent(/Produtos.*1\.200,00.*Desconto.*-R\$\s5,50.*ICMS ST.*40,00/)
    expect(totais).toHaveTextContent(/Total da nota.*1\.234,50/)
    expect(totais).not.toHaveTextContent('Frete')
  })

  it('DOC-04 sem documento, o resto se lê mesmo assim', async () => {
    await abrirNota(notaAberta(1, { documento: null }))
    expect(screen.getByText(/O XML desta nota ainda não está no portal/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Duplicatas' })).not.toBeInTheDocument()
    expect(screen.getByRole('table', { name: 'Itens da nota' })).toHaveTextContent('Granola 1')
  })

  it('DOC-04 de 400 itens só os próximos são desenhados', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        unobserve() {}
      },
    )
    await abrirNota(notaAberta(400))
    expect(screen.getByRole('table', { name: 'Itens da nota' })).toHaveAttribute('aria-rowcount', '401')
    expect(screen.getAllByText(/^Granola /).length).toBeLessThan(100)
    vi.unstubAllGlobals()
  })

  it('ERR-04 uma nota que não é sua diz isso, e tentar novamente a traz', async () => {
    servidor.use(responder(obterNotaFiscal, recusar(404, { message: 'Registro não encontrado.' })))
    const { usuario } = abrir(<DialogoDaNota idNota={9} aoFechar={() => {}} />)
    expect(await screen.findByText('Registro não encontrado.')).toBeVisible()
    servidor.use(responder(obterNotaFiscal, notaAberta()))
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('heading', { name: /^NF 604/ })).toBeVisible()
  })
})

describe('o que se faz', () => {
  it('SHL-05 abrir ticket e ver tickets, só para quem pode', async () => {
    const [aoAbrirTicket, aoVerTickets] = [vi.fn(), vi.fn()]
    const nota = notaAberta()
    const { usuario } = await abrirNota(nota, { aoAbrirTicket, aoVerTickets })
    await usuario.click(screen.getByRole('button', { name: 'Abrir ticket' }))
    await usuario.click(screen.getByRole('button', { name: 'Ver tickets desta nota' }))
    expect(aoAbrirTicket).toHaveBeenCalledWith(nota)
    expect(aoVerTickets).toHaveBeenCalledWith(nota)
  })

  it('SHL-05 sem o que fazer com ela, os botões não existem', async () => {
    await abrirNota()
    expect(screen.queryByRole('button', { name: 'Abrir ticket' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Ver tickets desta nota' })).not.toBeInTheDocument()
  })

  it.each([
    ['DANFE (PDF)', baixarDanfe, `${CHAVE}-danfe.pdf`],
    ['XML', baixarXmlDaNota, `${CHAVE}-nfe.xml`],
  ] as const)('API-08 %s é baixado com o nome da chave', async (botao, contrato, nome) => {
    servidor.use(responder(contrato, () => new Response('conteúdo')))
    const baixados: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      baixados.push(this.download)
    })
    const { usuario } = await abrirNota()
    await usuario.click(screen.getByRole('button', { name: botao }))
    await waitFor(() => expect(baixados).toEqual([nome]))
  })

  it.each([
    ['DANFE (PDF)', baixarDanfe],
    ['XML', baixarXmlDaNota],
  ] as const)(
    "ERR-07 a falha do download de %s é um aviso, e 'Fechar aviso' volta à nota",
    async (botao, contrato) => {
      const mensagem = 'O XML desta nota fiscal ainda não está no portal.'
      servidor.use(responder(contrato, () => recusar(409, { codigo: 'NOTA_SEM_XML', message: mensagem })))
      const { usuario, aoFechar } = await abrirNota()
      await usuario.click(screen.getByRole('button', { name: botao }))
      const aviso = await screen.findByRole('dialog', { name: 'Atenção' })
      expect(aviso).toHaveTextContent(mensagem)
      await usuario.click(within(aviso).getByRole('button', { name: 'Fechar aviso' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Atenção' })).not.toBeInTheDocument())
      await usuario.click(screen.getByRole('button', { name: botao }))
      await screen.findByRole('dialog', { name: 'Atenção' })
      await usuario.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Atenção' })).not.toBeInTheDocument())
      expect(aoFechar).not.toHaveBeenCalled()
    },
  )
})
