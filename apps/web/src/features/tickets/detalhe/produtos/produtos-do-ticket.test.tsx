import { baixarEspelho, listarProdutosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { recusar, responder, usarServidor } from '../../../../teste/servidor.ts'
import {
  ACOES,
  abrirTicket,
  anexoDe,
  produtoDe,
  servidorDoTicket,
  ticketDe,
} from '../../../../teste/ticket.tsx'

const servidor = usarServidor()

const COM_ESPELHO = ticketDe({ acoes: { ...ACOES, espelho: { permite: true, motivo: null } } })

function abrir(produtos = [produtoDe(1)], ticket = ticketDe(), devolve = true) {
  servidor.use(...servidorDoTicket({ ticket, historico: [], produtos, devolve }))
  return abrirTicket({ aba: 'produtos' })
}
const celulas = (nome: RegExp) =>
  within(screen.getByRole('row', { name: nome }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

/** Names and values of what is open. */
const campos = () =>
  Object.fromEntries(
    [...screen.getByRole('table').querySelectorAll('dl > div')].map((campo) => [
      campo.querySelector('dt')?.textContent,
      campo.querySelector('dd')?.textContent?.replaceAll('\u00a0', ' '),
    ]),
  )

describe('produtos do ticket', () => {
  it('TIC-06 enquanto busca, diz', async () => {
    servidor.use(...servidorDoTicket({ ticket: ticketDe(), historico: [] }))
    let soltar = () => {}
    const espera = new Promise<void>((resolver) => {
      soltar = resolver
    })
    servidor.use(
      responder(listarProdutosDoTicket, async () => {
        await espera
        return { itens: [], total: 0, devolve: true }
      }),
    )
    abrirTicket({ aba: 'produtos' })
    expect(await screen.findByText('Buscando produtos do ticket')).toBeVisible()
    soltar()
    expect(await screen.findByText('Nenhum produto vinculado ao ticket')).toBeVisible()
    expect(screen.queryByText('Buscando produtos do ticket')).not.toBeInTheDocument()
  })

  it('TIC-06, TIC-07 o que se decide na linha, o status em palavras e o total do servidor', async () => {
    abrir([
      produtoDe(1),
      produtoDe(2, { status: 'A', classe_venda: 'B', anexos: [anexoDe(4)], obs: 'Rasgado' }),
    ])
    await screen.findByRole('table')
    expect(celulas(/^P1/)).toEqual([
      '',
      '5501',
      'Embalagem danificada',
      '2 CX',
      'R$ 25,50',
      'Em Análise',
      '–',
    ])
    expect(celulas(/^P2/).slice(2, 6)).toEqual([
      'Embalagem danificadaRasgado',
      '2 CX',
      'R$ 25,50',
      'Aprovado',
    ])
    expect(screen.getByRole('button', { name: 'Abrir laudo-4.pdf' })).toBeVisible()
    expect(screen.getByText('Total solicitado').closest('p')).toHaveTextContent(/R\$\s51,00/)
    expect(screen.queryByRole('columnheader', { name: 'Autorizada' })).not.toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: 'Recebida' })).not.toBeInTheDocument()
  })

  it('TIC-06 a linha se abre com tudo do produto, só a dela; ou todas de uma vez', async () => {
    const { usuario } = abrir([produtoDe(1), produtoDe(2)])
    const primeira = await screen.findByRole('button', { name: 'Detalhes de Ração premium 1' })
    expect(screen.queryByText('Marca')).not.toBeInTheDocument()
    await usuario.click(primeira)
    expect(primeira).toHaveAttribute('aria-expanded', 'true')
    const detalhes = campos()
    expect(detalhes).toMatchObject({ Marca: 'Vitta', 'Classe de venda': 'n/d', Data: '20/10/2026' })
    expect(detalhes).toMatchObject({ 'Sem imposto': 'R$ 20,00', 'Total comprado': 'R$ 255,00' })
    expect(detalhes).toMatchObject({ 'Qtd. solicitada': '2', 'Qtd. comprada': '10', Unidade: 'CX' })
    expect(screen.getAllByText('Marca')).toHaveLength(1)
    await usuario.click(screen.getByRole('button', { name: 'Detalhar todos os produtos' }))
    expect(screen.getAllByText('Marca')).toHaveLength(2)
    await usuario.click(screen.getByRole('button', { name: 'Recolher todos os produtos' }))
    expect(screen.queryByText('Marca')).not.toBeInTheDocument()
  })

  it('TIC-06 o resultado da análise e o recebimento só depois de existirem', async () => {
    const { usuario } = abrir([
      produtoDe(1, {
        status: 'N',
        motivoAnalise: { id: 1, desc: 'Fora da política' },
        qtd_fora_prazo: 1.5,
        qtd_autorizada: 0.5,
        qtd_recebida: 0,
      }),
    ])
    await screen.findByRole('columnheader', { name: 'Autorizada' })
    expect(celulas(/^P1/).slice(3)).toEqual(['2 CX', '0,5', '0', 'R$ 25,50', 'Negado'])
    await usuario.click(screen.getByRole('button', { name: 'Detalhes de Ração premium 1' }))
    expect(campos()).toMatchObject({
      'Motivo da análise': 'Fora da política',
      'Fora do prazo': '1,5',
      Falta: '0',
      Autorizada: '0,5',
      Recebida: '0',
    })
  })

  it('NOV-11 num tipo que não devolve, os produtos da nota ficam como histórico, e isso é dito', async () => {
    abrir([produtoDe(1)], ticketDe(), false)
    expect(await screen.findByText(/ficam aqui como histórico e não ocupam o saldo/)).toBeVisible()
    expect(screen.getByRole('row', { name: /^P1/ })).toBeVisible()
  })

  it('NOV-11 produtos avulsos não são de nota nenhuma, e os pedidos não são histórico', async () => {
    abrir([produtoDe(1, { nfe: null })], ticketDe(), false)
    await screen.findByRole('table')
    expect(screen.queryByText(/como histórico/)).not.toBeInTheDocument()
  })

  it('ERR-04 a falha fica na aba, e tentar novamente traz os produtos', async () => {
    servidor.use(...servidorDoTicket({ ticket: ticketDe(), historico: [] }))
    servidor.use(responder(listarProdutosDoTicket, recusar(409, { message: 'Em manutenção.' })))
    const { usuario } = abrirTicket({ aba: 'produtos' })
    expect(await screen.findByText('Em manutenção.')).toBeVisible()
    servidor.use(...servidorDoTicket({ ticket: ticketDe(), historico: [], produtos: [produtoDe(1)] }))
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('row', { name: /^P1/ })).toBeVisible()
  })

  it('TIC-06 no celular cada produto é um cartão', async () => {
    const celular = vi.spyOn(window, 'matchMedia')
    celular.mockImplementation(
      (consulta) =>
        ({ matches: consulta.includes('48em'), addEventListener() {}, removeEventListener() {} }) as never,
    )
    const { usuario } = abrir()
    const cartao = within(await screen.findByRole('article', { name: /Ração premium 1/ }))
    expect(cartao.getByText('Em Análise')).toBeVisible()
    expect(cartao.queryByText('n/d')).not.toBeInTheDocument()
    await usuario.click(cartao.getByRole('button', { name: 'Mais detalhes' }))
    expect(cartao.getByText('n/d')).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

describe('espelho da nota', () => {
  it('TIC-08 só é oferecido quando o ticket permite', async () => {
    abrir()
    await screen.findByRole('table')
    expect(screen.queryByRole('button', { name: 'Baixar espelho da nota' })).not.toBeInTheDocument()
  })

  it('TIC-08 baixa o PDF com o nome que o servidor dá', async () => {
    const baixados: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      baixados.push(this.download)
    })
    const { usuario } = abrir([produtoDe(1)], COM_ESPELHO)
    const headers = { 'content-disposition': 'attachment; filename="espelho.pdf"' }
    servidor.use(responder(baixarEspelho, () => new Response('%PDF', { headers }) as never))
    await usuario.click(await screen.findByRole('button', { name: 'Baixar espelho da nota' }))
    await waitFor(() => expect(baixados).toEqual(['espelho.pdf']))
  })

  it('TIC-08 a falha é dita, e os produtos ficam', async () => {
    const { usuario } = abrir([produtoDe(1)], COM_ESPELHO)
    servidor.use(responder(baixarEspelho, () => recusar(409, { message: 'Nota sem chave.' }) as never))
    await usuario.click(await screen.findByRole('button', { name: 'Baixar espelho da nota' }))
    expect(await screen.findByText('Nota sem chave.')).toBeVisible()
    expect(screen.getByRole('row', { name: /^P1/ })).toBeVisible()
  })
})
