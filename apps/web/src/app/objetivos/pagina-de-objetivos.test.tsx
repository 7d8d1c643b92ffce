import {
  gravarGrade,
  importarObjetivos,
  listarMeusObjetivos,
  listarObjetivos,
  listarVendasDoObjetivo,
  obterGrade,
  obterObjetivo,
  resumirObjetivos,
} from '@balcao/dominio/objetivos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { objetivoDaLista } from '../../teste/objetivo.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()
const CRITERIO = 'Pela data do pedido, sem ST, IPI, frete e bonificação, descontadas as devoluções.'
const ITENS = [objetivoDaLista(1), objetivoDaLista(2, { alvo: 'Ivo Reis', situacao: 'ATINGIDO', falta: 0 })]

function abrir(carga = cargaDe('GERENTE')) {
  servidor.use(
    ...respostasDoPortal(carga),
    responder(listarObjetivos, paginaDe(ITENS)),
    responder(resumirObjetivos, { mes: '2026-11', criterio: CRITERIO, itens: ITENS }),
    responder(obterGrade, {
      linhas: [
        { idAlvo: 7, alvo: 'Márcia Leal', meta: 100, versao: 3, metaAnterior: 200, alcancadoAnterior: 300 },
        { idAlvo: 8, alvo: 'Ivo Reis', meta: null, versao: null, metaAnterior: 50, alcancadoAnterior: 100 },
      ],
      marcas: ['Sol'],
    }),
  )
  return abrirPortal('/objetivos')
}
const texto = (elemento: HTMLElement | null | undefined) => elemento?.textContent?.replace(/\s/g, ' ')

describe('objetivos', () => {
  it('GER-09 GES-01 uma meta que não se lê fica no campo, e a grade não vai sem ela', async () => {
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Definir metas' }))
    await usuario.type(await screen.findByRole('textbox', { name: 'Meta de Márcia Leal' }), '1')
    await provarRecusa('features/objetivos/grade/dialogo-da-grade.tsx', {
      ...{ usuario, servidor, texto: '1.2.3' },
      campo: screen.getByRole('textbox', { name: 'Meta de Ivo Reis' }),
      enviar: () => usuario.click(screen.getByRole('button', { name: 'Guardar metas' })),
    })
  })

  it('GES-01 a linha diz o que falta por dia útil; o quadro diz o critério e tem a sua tabela', async () => {
    const { usuario } = abrir()
    const figura = await screen.findByRole('figure')
    expect(texto(figura)).toContain(CRITERIO)
    const linha = (await screen.findAllByText('Márcia Leal')).map((um) => um.closest('tr')).find(Boolean)
    for (const parte of ['R$ 1.222,22', '9 dias', '42,1% da meta', '2º de 5', 'Abaixo do ritmo'])
      expect(texto(linha)).toContain(parte)
    await usuario.click(within(figura).getByText('Ver em tabela'))
    expect(
      within(figura).getByRole('row', { name: /Márcia Leal: Valor vendido R\$\s19\.000,00/ }),
    ).toBeVisible()
  })

  it('GES-01 abre dia a dia, com as vendas que contam', async () => {
    servidor.use(
      responder(obterObjetivo, {
        objetivo: objetivoDaLista(1),
        criterio: CRITERIO,
        hoje: '2026-11-04',
        dias: [
          { dia: '2026-11-03', alcancado: 5_000, ideal: 1_000 },
          { dia: '2026-11-04', alcancado: 8_000, ideal: 2_000 },
          { dia: '2026-11-05', alcancado: 8_000, ideal: 3_000 },
        ],
      }),
      responder(
        listarVendasDoObjetivo,
        paginaDe([
          ...[
            {
              id: 90,
              idPedido: 90,
              numero: '90',
              dia: '2026-11-04',
              cliente: 'Padaria',
              vendedor: 'Márcia',
              idFil: 1,
              valor: 3_000,
            },
          ],
        ]),
      ),
    )
    const { usuario } = abrir()
    await screen.findByRole('figure')
    const linha = await screen.findByRole('row', { name: /Ivo Reis.*Atingido/ })
    await usuario.click(within(linha).getByText('Ivo Reis'))
    const janela = await screen.findByRole('dialog')
    expect(await within(janela).findByRole('link', { name: '90' })).toHaveAttribute('href', '/pedidos/90')
    await usuario.click(within(janela).getByText('Ver em tabela'))
    const tabela = within(janela).getByRole('table', { name: 'Dia a dia' })
    // What is still to come has no figures.
    expect(within(tabela).getAllByRole('row')).toHaveLength(3)
  })

  it('GES-01 a grade copia, distribui e manda só o que mudou, com a versão lida', async () => {
    const enviados: unknown[] = []
    servidor.use(
      responder(gravarGrade, async (pedido) => {
        enviados.push(await pedido.json())
        return { message: 'Metas guardadas.' }
      }),
    )
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Definir metas' }))
    const janela = await screen.findByRole('dialog', { name: 'Definir metas' })
    const meta = (nome: string) => within(janela).findByRole('textbox', { name: `Meta de ${nome}` })
    expect(await meta('Márcia Leal')).toHaveValue('100,00')
    await usuario.type(within(janela).getByRole('textbox', { name: 'Total a distribuir' }), '1000')
    await usuario.click(within(janela).getByRole('button', { name: /^Pelo alcançado/ }))
    expect(await meta('Márcia Leal')).toHaveValue('750,00')
    await usuario.click(within(janela).getByRole('button', { name: /^Copiar de/ }))
    expect(await meta('Ivo Reis')).toHaveValue('50,00')
    await usuario.clear(await meta('Márcia Leal'))
    await usuario.click(within(janela).getByRole('button', { name: 'Guardar metas' }))
    await waitFor(() => expect(enviados).toHaveLength(1))
    expect(enviados[0]).toMatchObject({
      escopo: 'VENDEDOR',
      tipo: 'VALOR',
      linhas: [
        { idAlvo: 7, meta: null, versao: 3 },
        { idAlvo: 8, meta: 50, versao: null },
      ],
    })
  })

  it('GES-01 quem chegou depois vê a mensagem, e o digitado fica', async () => {
    servidor.use(
      responder(gravarGrade, recusar(409, { message: 'Este registro foi alterado por outra pessoa.' })),
    )
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Definir metas' }))
    const janela = await screen.findByRole('dialog', { name: 'Definir metas' })
    await usuario.click(await within(janela).findByRole('button', { name: /^Copiar de/ }))
    await usuario.click(within(janela).getByRole('button', { name: 'Guardar metas' }))
    expect(await within(janela).findByRole('alert')).toHaveTextContent('alterado por outra pessoa')
    expect(within(janela).getByRole('textbox', { name: 'Meta de Ivo Reis' })).toHaveValue('50,00')
  })

  it('GES-01 a importação ensaia, diz o que recusa, e só então grava', async () => {
    const ensaios: boolean[] = []
    servidor.use(
      responder(importarObjetivos, async (pedido) => {
        const { ensaio } = (await pedido.json()) as { ensaio: boolean }
        ensaios.push(ensaio)
        return {
          message: 'Ensaio: 1 meta a guardar, 1 linha recusada.',
          linhas: [
            { linha: 1, texto: 'a', situacao: 'NOVA' as const, detalhe: 'Márcia Leal: 1.000,00' },
            { linha: 2, texto: 'b', situacao: 'RECUSADA' as const, detalhe: 'Mês inválido: escreva 11/2026' },
          ],
        }
      }),
    )
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Importar' }))
    const janela = await screen.findByRole('dialog', { name: 'Importar metas' })
    await usuario.type(within(janela).getByRole('textbox', { name: 'Metas' }), 'a{enter}b')
    await usuario.click(within(janela).getByRole('button', { name: 'Ensaiar' }))
    expect(await within(janela).findByText('Mês inválido: escreva 11/2026')).toBeVisible()
    await usuario.click(within(janela).getByRole('button', { name: 'Importar 1 meta' }))
    await waitFor(() => expect(ensaios).toEqual([true, false]))
  })

  it('PER-01 quem só vê não define', async () => {
    abrir(cargaDe('OPERADOR'))
    await screen.findByRole('figure')
    expect(screen.queryByRole('button', { name: 'Definir metas' })).not.toBeInTheDocument()
  })
})

it('GES-01 a home de quem vende diz o que falta por dia útil, e quem fecharia', async () => {
  servidor.use(
    responder(listarMeusObjetivos, {
      mes: '2026-11',
      criterio: CRITERIO,
      itens: [objetivoDaLista(1)],
      clientes: [
        { id: 42, nome: 'Padaria São João', porque: 'Comprava a cada 12 dias, faz 25', vlTicket: 900 },
      ],
    }),
    ...respostasDoPortal(cargaDe('REPRESENTANTE')),
  )
  abrirPortal('/home')
  const bloco = await screen.findByRole('region', { name: /Meus objetivos/ })
  expect(texto(bloco)).toContain('Faltam R$ 11.000,00: R$ 1.222,22 por dia útil, em 9 dias')
  expect(within(bloco).getByRole('link', { name: 'Padaria São João' })).toHaveAttribute(
    'href',
    '/clientes/42',
  )
})
