import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { obterEdicao } from '@balcao/dominio/orcamentos/edicao'
import { listarOrcamentos, listarVendedoresDeOrcamentos } from '@balcao/dominio/orcamentos/lista'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { orcamentoDe, orcamentoInteiro } from '../../teste/orcamento.ts'
import { edicaoDe } from '../../teste/orcamento-em-edicao.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarFiltroRecusado } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()

let consultas: string[] = []
beforeEach(() => {
  consultas = []
})

function abrir(caminho: string, itens = [orcamentoDe(70, { ordComp: '4500' })], carga = cargaDe('ADMIN')) {
  servidor.use(
    ...respostasDoPortal(carga),
    responder(obterEdicao, edicaoDe({ id: 70, soLeitura: 'Este orçamento já foi encerrado.' })),
    responder(listarVendedoresDeOrcamentos, { itens: [{ id: 3, nome: 'Bruno Castro' }] }),
    responder(obterOrcamento, orcamentoInteiro({ id: 70 })),
    responder(listarOrcamentos, ({ url }) => {
      consultas.push(decodeURIComponent(new URL(url).search))
      return { itens, paginator: montarPaginator(1, 20, itens.length, 1_000), vlTotGeral: 980.5 }
    }),
  )
  return abrirPortal(caminho)
}
const endereco = ({ roteador }: ReturnType<typeof abrir>) => roteador.state.location.searchStr
const linha = async (id: number) => (await screen.findByText(String(id))).closest('tr')
// What is asked for depends on the clock.
const semDatas = (consulta: string | undefined) => consulta?.replace(/\d{4}-\d{2}-\d{2}/g, 'DATA')

describe('lista de orçamentos', () => {
  it('VEN-01 sem filtros pede os de qualquer dia; mostra cliente, OC, status, validade e a soma', async () => {
    abrir('/orcamentos')
    const texto = (await linha(70))?.textContent
    expect(consultas).toEqual([''])
    for (const parte of ['Padaria São João', 'OC 4500', 'Em análise', '25/11/2026', 'Bruno Castro'])
      expect(texto).toContain(parte)
    expect(screen.getByText(/^1 · R\$\s980,50$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Todos', pressed: true })).toBeVisible()
  })

  it('DOC-06 o período rápido vai no endereço em dias e ao servidor em datas', async () => {
    const tela = abrir('/orcamentos')
    await linha(70)
    await tela.usuario.click(screen.getByRole('button', { name: 'Hoje' }))
    await waitFor(() => expect(endereco(tela)).toBe('?dias=1'))
    await waitFor(() => expect(semDatas(consultas.at(-1))).toBe('?dtIni=DATA&dtFim=DATA'))
    await tela.usuario.click(await screen.findByRole('button', { name: 'Remover filtro Período: hoje' }))
    await waitFor(() => expect(endereco(tela)).toBe(''))
  })

  it('VEN-01 faixa de valor, validade, vendedor e status dizem-se em chips, e saem por eles', async () => {
    const tela = abrir('/orcamentos?vlMin=100&vlMax=500.5&venceEm=3&vendedor=3&status=GANHO')
    await linha(70)
    expect([...new URLSearchParams(consultas[0])].toSorted()).toEqual([
      ['status[]', 'GANHO'],
      ['venceEm', '3'],
      ['vendedor[]', '3'],
      ['vlMax', '500.5'],
      ['vlMin', '100'],
    ])
    for (const nome of [
      /^Remover filtro Vence: Em até 3 dias$/,
      /^Remover filtro Incluído por: Bruno Castro$/,
      /^Remover filtro Status: Virou pedido$/,
    ])
      expect(await screen.findByRole('button', { name: nome })).toBeVisible()
    const faixa = await screen.findByRole('button', {
      name: /^Remover filtro Valor: R\$\s100,00 a R\$\s500,50$/,
    })
    await tela.usuario.click(faixa)
    await waitFor(() => expect(endereco(tela)).not.toContain('vl'))
    expect(endereco(tela)).toContain('venceEm=3')
  })

  it('VEN-01 a faixa de valor se digita em reais', async () => {
    const tela = abrir('/orcamentos')
    await linha(70)
    await tela.usuario.click(screen.getByRole('button', { name: /Mais filtros/ }))
    await tela.usuario.type(await screen.findByRole('textbox', { name: 'Valor de' }), '1500,5')
    await waitFor(() => expect(endereco(tela)).toBe('?vlMin=1500.5'))
    await waitFor(() => expect(consultas.at(-1)).toBe('?vlMin=1500.5'))
  })

  it('VEN-01 a linha abre a página do orçamento, com o caminho de volta', async () => {
    const { usuario } = abrir('/orcamentos')
    await usuario.click((await linha(70)) as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: 'Orçamento 70' })).toBeVisible()
    const voltar = within(screen.getByRole('main')).getByRole('link', { name: 'Orçamentos' })
    expect(voltar).toHaveAttribute('href', '/orcamentos')
  })
})

describe('página do orçamento', () => {
  async function abrirPagina(
    outras: Parameters<typeof orcamentoInteiro>[0] = {},
    carga = cargaDe('OPERADOR'),
  ) {
    servidor.use(
      ...respostasDoPortal(carga),
      responder(
        obterEdicao,
        edicaoDe({ id: 70, soLeitura: 'Você não tem permissão para mudar orçamentos.' }),
      ),
      responder(obterOrcamento, orcamentoInteiro({ id: 70, ...outras })),
    )
    const tela = abrirPortal('/orcamentos/70')
    await screen.findByRole('heading', { level: 1, name: 'Orçamento 70' })
    return tela
  }
  const cabecalho = () => screen.getByRole('heading', { level: 1 }).closest('header')?.textContent

  it('DOC-01 diz qual, de quem, até quando vale e quanto; o aberto se atende dali', async () => {
    await abrirPagina({ obsPedido: 'Entregar cedo' })
    for (const parte of ['Em análise', 'Mercado Estrela', '11.222.333/0001-81', '25/11/2999', 'OC-77'])
      expect(cabecalho()).toContain(parte)
    expect(screen.getByRole('region', { name: 'Observações' })).toHaveTextContent('Do orçamentoEntregar cedo')
    expect(screen.getByRole('button', { name: 'Registrar atendimento' })).toBeVisible()
  })

  it.each([true, false])('VEN-02 diz se está sujeito a aprovação: %s', async (sujeitoAAprovacao) => {
    await abrirPagina({ sujeitoAAprovacao })
    expect(cabecalho()?.includes('AprovaçãoSujeito a aprovação')).toBe(sujeitoAAprovacao)
  })

  it('DOC-03 o perdido diz por quê, o ganho leva ao pedido, e nenhum dos dois se atende', async () => {
    await abrirPagina({
      status: { chave: 'PERDIDO', label: 'Perdido' },
      motivoPerda: 'Preço',
      idPedido: 321,
    })
    expect(cabecalho()).toContain('Motivo da perdaPreço')
    expect(screen.getByRole('link', { name: '321' })).toHaveAttribute('href', '/pedidos/321')
    expect(screen.queryByRole('button', { name: 'Registrar atendimento' })).not.toBeInTheDocument()
  })

  it.each(['/orcamentos/70', '/orcamentos/abc'])('ERR-06 %s que não há diz que não há', async (caminho) => {
    servidor.use(...respostasDoPortal(cargaDe('OPERADOR')), responder(obterEdicao, recusar(404, {})))
    abrirPortal(caminho)
    expect(await screen.findByRole('heading', { level: 1, name: 'Orçamento não encontrado' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver os orçamentos' })).toBeVisible()
  })
})

it('GER-06 uma faixa de valor que não se lê não alarga a lista', async () => {
  const { usuario } = abrir('/orcamentos?vlMin=100')
  await linha(70)
  await usuario.click(screen.getByRole('button', { name: /Mais filtros/ }))
  await provarFiltroRecusado('seletores/campo-de-faixa-de-valor.tsx', {
    ...{ usuario, servidor, texto: '1.2.3', depois: { texto: '200', pedido: 'vlMin=200' } },
    campo: await screen.findByRole('textbox', { name: 'Valor de' }),
  })
})
