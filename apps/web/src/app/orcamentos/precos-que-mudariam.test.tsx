import { obterCargaDoFrete } from '@balcao/dominio/fretes/contratos'
import { alterarOrcamento } from '@balcao/dominio/orcamentos/edicao'
import type { PrecosQueMudariam } from '@balcao/dominio/precos-que-mudariam'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { escolher } from '../../teste/escolher.ts'
import { cargaDoFrete } from '../../teste/frete.ts'
import {
  abrirEditor,
  CAFE,
  edicaoDe,
  type Gravacao,
  gravada,
  linhaGravada,
  servidorDoEditor,
  usarServidorDoEditor,
} from '../../teste/orcamento-em-edicao.ts'
import { recusar, responder } from '../../teste/servidor.ts'

const servidor = usarServidorDoEditor()

const linha = (n: number) => ({
  idExibicao: `1000${n}`,
  descNF: `Café ${n}`,
  vlUnit: { de: 10, para: 12.0375 },
  vlTot: { de: 20, para: 24 },
})
const MUDARIAM: PrecosQueMudariam = {
  assinatura: 'visto',
  campos: ['idTabela'],
  linhas: [linha(1)],
  brindes: [],
  semVenda: [],
  cupom: { de: 5, para: 0 },
  frete: { de: 0, para: 0 },
  vlTot: { de: 20, para: 24 },
}
const EDICAO = edicaoDe({
  itens: [linhaGravada()],
  produtos: [CAFE],
  opcoes: {
    ...edicaoDe().opcoes,
    tabelas: [
      { id: 1, desc: 'Varejo' },
      { id: 2, desc: 'Rede' },
    ],
  },
})
const TITULO = 'Esta mudança altera os preços'

/** The seller picks another table, and the server asks. */
async function trocarTabela(precos: Partial<PrecosQueMudariam> = {}) {
  const { respostas, gravacoes } = servidorDoEditor(EDICAO)
  servidor.use(
    responder(obterCargaDoFrete, cargaDoFrete()),
    responder(alterarOrcamento, async (request) => {
      const corpo = (await request.json()) as Gravacao
      gravacoes.push(corpo)
      return corpo.cabecalho?.idTabela && corpo.ciente !== 'visto'
        ? recusar(409, { codigo: 'PRECOS_MUDARIAM', message: 'Mudaria', precos: { ...MUDARIAM, ...precos } })
        : gravada(corpo)
    }),
    ...respostas,
  )
  const { usuario } = await abrirEditor()
  await usuario.click(screen.getByRole('button', { name: /^Dados do orçamento/ }))
  await escolher(usuario, 'Tabela de preço', 'Rede')
  return { usuario, gravacoes, dialogo: await screen.findByRole('dialog', { name: TITULO }) }
}
const texto = (elemento: HTMLElement) => elemento.textContent?.replace(/\s/g, ' ')
const tabela = () => screen.getByRole('combobox', { name: 'Tabela de preço' })

describe('VEN-02 outra tabela, outro endereço, outra validade', () => {
  it('VEN-02 mostra de quanto para quanto, e só muda com o sim', async () => {
    const { usuario, gravacoes, dialogo } = await trocarTabela()
    expect(texto(dialogo)).toContain('A tabela Rede tem outros preços.')
    expect(texto(dialogo)).toContain('10001 Café 1R$ 10,00 → R$ 12,0375')
    expect(texto(dialogo)).toContain('Desconto do cupomR$ 5,00 → R$ 0,00')
    expect(texto(dialogo)).toContain('TotalR$ 20,00 → R$ 24,00')
    // An Enter that was meant for the quote answers nothing.
    await usuario.keyboard('{Enter} ')
    expect(gravacoes).toHaveLength(1)
    const sim = within(dialogo).getByRole('button', { name: 'Mudar e atualizar os preços' })
    expect(sim).not.toHaveAttribute('aria-disabled', 'true')
    await usuario.click(sim)
    await waitFor(() =>
      expect(gravacoes).toMatchObject([{}, { cabecalho: { idTabela: 2 }, ciente: 'visto' }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog', { name: TITULO })).not.toBeInTheDocument())
  })

  it.each(['o botão', 'Esc'])('VEN-02 %s deixa como estava', async (como) => {
    const { usuario, gravacoes, dialogo } = await trocarTabela()
    if (como === 'Esc') await usuario.keyboard('{Escape}')
    else await usuario.click(within(dialogo).getByRole('button', { name: 'Deixar como estava' }))
    await waitFor(() => expect(tabela()).toHaveValue('Varejo'))
    expect(await screen.findByText(/^Salvo às/)).toBeVisible()
    expect(gravacoes).toHaveLength(1)
  })

  it.each([
    [8, null],
    [9, 'e mais 1 item'],
    [40, 'e mais 32 itens'],
  ])('VEN-02 de %i preços a lista mostra os primeiros', async (quantos, resto) => {
    const { dialogo } = await trocarTabela({ linhas: Array.from({ length: quantos }, (_, i) => linha(i)) })
    expect(within(dialogo).getByRole('heading', { name: `${quantos} preços mudam` })).toBeVisible()
    expect(within(dialogo).getAllByRole('listitem')).toHaveLength(Math.min(quantos, 8) + (resto ? 1 : 0))
    if (resto) expect(within(dialogo).getByText(resto)).toBeVisible()
  })

  it('VEN-02 o que não se vende assim impede: só se deixa como estava', async () => {
    const { dialogo } = await trocarTabela({ semVenda: [{ idExibicao: '10009', descNF: 'Chá' }] })
    expect(texto(dialogo)).toContain('10009 Chá')
    expect(within(dialogo).queryByRole('button', { name: /Mudar/ })).not.toBeInTheDocument()
    expect(within(dialogo).getByRole('button', { name: 'Deixar como estava' })).toBeVisible()
  })
})
