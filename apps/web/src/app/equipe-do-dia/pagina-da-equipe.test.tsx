import {
  listarEquipeDoDia,
  listarLinhasDoIndicador,
  resumirEquipeDoDia,
} from '@balcao/dominio/equipe-do-dia/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()
const TOTAIS = {
  ...{
    atendimentos: 9,
    ligacoes: 4,
    orcamentos: 3,
    vlOrcamentos: 900,
    conversao: 33.3,
    pedidos: 2,
    vlPedidos: 300,
  },
  ...{
    itens: 3,
    positivados: 1,
    retidos: 1,
    recusados: 0,
    previstas: 5,
    feitas: 2,
    meta: 1_000,
    percentual: 30,
  },
}

it('GES-05 o dia da equipe: da linha e de cada número às linhas que contam', async () => {
  const pedidas: string[] = []
  servidor.use(
    ...respostasDoPortal(cargaDe('SUPERVISOR')),
    responder(
      listarEquipeDoDia,
      paginaDe([
        { id: 7, nome: 'Márcia Antunes Leal', tipo: 'REPRESENTANTE' as const, ...TOTAIS, posicao: 1 },
      ]),
    ),
    responder(resumirEquipeDoDia, {
      ...{
        de: '2026-11-18',
        ate: '2026-11-18',
        criterio: 'Pela data do pedido.',
        pessoas: 1,
        totais: TOTAIS,
      },
    }),
    responder(listarLinhasDoIndicador, ({ url }) => {
      pedidas.push(decodeURIComponent(new URL(url).search))
      const uma = { quando: '2026-11-18T13:00:00Z', quem: 'Márcia', cliente: 'Padaria', idFil: 1, valor: 300 }
      return paginaDe([{ id: 90, titulo: 'Pedido 90', pagina: 'pedidos' as const, idDaPagina: 90, ...uma }])
    }),
  )
  const { usuario } = abrirPortal('/acompanhamentos?tipo=REPRESENTANTE')
  const figura = await screen.findByRole('figure')
  expect(figura.textContent?.replace(/\s/g, ' ')).toContain('30,0% da meta de R$ 1.000,00')
  const linha = (await screen.findAllByText(/Márcia/)).map((um) => um.closest('tr')).find(Boolean)
  for (const parte of ['R$ 300,00', '30,0% da meta', '33,3%', '2 de 5', '4 ligações'])
    expect(linha?.textContent?.replace(/\s/g, ' ')).toContain(parte)
  await usuario.click(within(figura).getByRole('button', { name: 'Orçamentos' }))
  let janela = await screen.findByRole('dialog', { name: 'Toda a equipe' })
  expect(await within(janela).findByRole('link', { name: 'Pedido 90' })).toHaveAttribute(
    'href',
    '/pedidos/90',
  )
  expect(pedidas.at(-1)).toContain('indicador=ORCAMENTOS')
  expect(pedidas.at(-1)).toContain('tipo[]=REPRESENTANTE')
  await usuario.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await usuario.click(linha as HTMLElement)
  janela = await screen.findByRole('dialog', { name: 'Márcia Antunes Leal' })
  await within(janela).findByText('Pedido 90')
  expect(pedidas.at(-1)).toContain('idColab=7')
})

it('GES-05 sem meta, um dia de ninguém e um período: diz-se o que há; o indicador se troca e carrega mais', async () => {
  const pedidas: URLSearchParams[] = []
  const semMeta = {
    ...TOTAIS,
    meta: null,
    percentual: null,
    conversao: null,
    pedidos: 1,
    itens: 1,
    ligacoes: 1,
  }
  const uma = { quando: '2026-11-18T13:00:00Z', quem: 'Márcia Antunes Leal', cliente: 'Padaria', idFil: null }
  let falha = false
  servidor.use(
    ...respostasDoPortal(cargaDe('SUPERVISOR')),
    responder(
      listarEquipeDoDia,
      paginaDe([
        { id: 7, nome: 'Ivo Reis', tipo: 'OPERADOR' as const, ...semMeta, recusados: 1, posicao: 3 },
      ]),
    ),
    responder(resumirEquipeDoDia, {
      ...{ de: '2026-11-16', ate: '2026-11-18', criterio: 'Pela data.', pessoas: 2, totais: semMeta },
    }),
    responder(listarLinhasDoIndicador, ({ url }) => {
      const pedida = new URL(url).searchParams
      pedidas.push(pedida)
      if (falha) return recusar(403, { message: 'Sem acesso.' })
      if (pedida.get('indicador') === 'RECUSADOS') return paginaDe([])
      const page = Number(pedida.get('page') ?? 1)
      const nome = page === 1 ? 'Ligação' : 'Outra ligação'
      const linha = { id: page, titulo: nome, pagina: null, idDaPagina: null, valor: null, ...uma }
      return paginaDe([linha], { page, take: 1, total: 2 })
    }),
  )
  const { usuario } = abrirPortal('/acompanhamentos?dtIni=2026-11-16&dtFim=2026-11-18&page=2&orderBy=nome')
  const figura = await screen.findByRole('figure')
  const dito = figura.textContent?.replace(/\s/g, ' ')
  expect(dito).toContain('16/11/2026 a 18/11/2026, 2 pessoas')
  expect(dito).toContain('Vendido R$ 300,00.')
  const linha = (await screen.findAllByText(/Ivo/)).map((um) => um.closest('tr')).find(Boolean)
  for (const parte of ['3º Ivo Reis', 'Operador', 'sem meta', '1 item', '1 ligação', '1 recusado', '–'])
    expect(linha?.textContent?.replace(/\s/g, ' ')).toContain(parte)
  await usuario.click(within(figura).getByRole('button', { name: /Ligações/ }))
  const janela = await screen.findByRole('dialog', { name: 'Toda a equipe' })
  const primeira = (await within(janela).findByText('Ligação')).closest('tr')
  expect(primeira?.textContent).toMatch(/18\/11\/2026.*LigaçãoPadariaMárcia Leal–$/)
  expect(within(janela).queryByRole('link')).not.toBeInTheDocument()
  await usuario.click(within(janela).getByRole('button', { name: 'Carregar mais' }))
  expect(await within(janela).findByText('Outra ligação')).toBeVisible()
  expect(within(janela).queryByRole('button', { name: 'Carregar mais' })).not.toBeInTheDocument()
  expect(Object.fromEntries(pedidas.at(-1) ?? [])).toEqual({
    ...{ indicador: 'LIGACOES', dtIni: '2026-11-16', dtFim: '2026-11-18', page: '2' },
  })
  await escolher(usuario, 'Indicador', 'Pedidos recusados')
  expect(await within(janela).findByText('Nada disto nestes dias.')).toBeVisible()
  falha = true
  await escolher(usuario, 'Indicador', 'Agendas feitas')
  expect(await within(janela).findByText('Sem acesso.')).toBeVisible()
  falha = false
  await usuario.click(within(janela).getByRole('button', { name: 'Tentar novamente' }))
  expect(await within(janela).findByText('Ligação')).toBeVisible()
  await usuario.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await usuario.click(linha as HTMLElement)
  const dela = await screen.findByRole('dialog', { name: 'Ivo Reis' })
  await within(dela).findByText('Ligação')
  expect(within(dela).queryByRole('columnheader', { name: 'Quem' })).not.toBeInTheDocument()
  expect(pedidas.at(-1)?.get('indicador')).toBe('PEDIDOS')
})
