import {
  listarEquipeDoDia,
  listarLinhasDoIndicador,
  resumirEquipeDoDia,
} from '@balcao/dominio/equipe-do-dia/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'

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
