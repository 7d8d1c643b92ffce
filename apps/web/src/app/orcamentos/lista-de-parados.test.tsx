import { listarMotivosDeAtendimento, registrarAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { listarOrcamentosDoCliente } from '@balcao/dominio/orcamentos/contratos'
import { listarOrcamentosParados } from '@balcao/dominio/orcamentos/parados'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { orcamentoDe } from '../../teste/orcamento.ts'
import { orcamentoParado } from '../../teste/orcamento-parado.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

let consultas: string[] = []
let parados = [orcamentoParado(70)]
beforeEach(() => {
  consultas = []
  parados = [orcamentoParado(70)]
})

function abrir(caminho = '/orcamentos-parados', carga = cargaDe('OPERADOR')) {
  servidor.use(
    ...respostasDoPortal(carga),
    responder(listarOrcamentosParados, ({ url }) => {
      consultas.push(decodeURIComponent(new URL(url).search))
      return {
        itens: parados,
        paginator: montarPaginator(1, 20, parados.length, 1_000),
        vlTotGeral: parados.length * 1_000,
      }
    }),
  )
  return abrirPortal(caminho)
}
const linha = async () => (await screen.findByText('Padaria São João')).closest('tr') as HTMLElement

describe('orçamentos parados', () => {
  it('VEN-01 o retorno esperado primeiro, com a chance, o porquê, o telefone e o total', async () => {
    abrir()
    const texto = (await linha()).textContent?.replace(/\s/g, ' ')
    for (const parte of [
      'Orçamento 70 · Bruno Castro',
      'Vencido',
      '12 dias',
      'R$ 1.000,00',
      'R$ 400,00',
      'chance de 40%',
    ])
      expect(texto).toContain(parte)
    expect(consultas).toEqual(['?orderBy=vlEsperado&direction=DESC'])
    expect(screen.getByText(/^1 · R\$\s1\.000,00$/)).toBeVisible()
  })

  it('VEN-01 o filtro de dias vale mais que o da filial', async () => {
    abrir('/orcamentos-parados?dias=30')
    await linha()
    expect(consultas[0]).toContain('dias=30')
    expect(
      await screen.findByRole('button', { name: 'Remover filtro Sem movimento há: 30 dias ou mais' }),
    ).toBeVisible()
  })

  it('CLI-08, SHL-06 atender da linha: perdido com o motivo, e o orçamento sai da lista', async () => {
    const enviados: unknown[] = []
    servidor.use(
      responder(listarMotivosDeAtendimento, {
        itens: [{ id: 1, desc: 'Venda' }],
        motivosPerda: [{ id: 8, desc: 'Preço' }],
      }),
      responder(listarOrcamentosDoCliente, paginaDe([orcamentoDe(70)], { take: 100 })),
      responder(registrarAtendimento, async (request) => {
        enviados.push(await request.json())
        parados = []
        return { id: 1, message: 'Atendimento registrado.' }
      }),
    )
    const { usuario, roteador } = abrir()
    await usuario.click(within(await linha()).getByRole('button', { name: 'Atender o orçamento 70' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Registrar atendimento' }))
    await janela.findByRole('combobox', { name: /^Motivo/ })
    // The dialog belongs to the page: a click in it must not open the row.
    await usuario.click(janela.getByRole('textbox', { name: /Descrição/ }))
    expect(roteador.state.location.pathname).toBe('/orcamentos-parados')
    await escolher(usuario, /^Motivo/, 'Venda')
    await usuario.type(janela.getByRole('textbox', { name: /Descrição/ }), 'Comprou de outro')
    await usuario.click(janela.getByRole('radio', { name: 'Perdido' }))
    await escolher(usuario, /Motivo da perda/, 'Preço')
    await usuario.click(janela.getByRole('button', { name: 'Registrar atendimento' }))
    expect(await screen.findByText('Nenhum orçamento parado')).toBeVisible()
    expect(enviados).toEqual([
      expect.objectContaining({ cliente_id: 42, orcamento_id: 70, situacaoOrcamento: 2, motivoPerda: 8 }),
    ])
  })

  it('PER-01 quem não atende clientes lê a lista, sem o botão', async () => {
    abrir('/orcamentos-parados', cargaDe('COLABORADOR'))
    await linha()
    await waitFor(() => expect(consultas).toHaveLength(1))
    expect(screen.queryByRole('button', { name: /Atender o orçamento/ })).not.toBeInTheDocument()
  })
})
