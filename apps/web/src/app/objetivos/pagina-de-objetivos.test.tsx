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
import { ESCOPOS_DO_OBJETIVO } from '@balcao/dominio/objetivos/especies'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DialogoDaGrade } from '../../features/objetivos/grade/dialogo-da-grade.tsx'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { objetivoDaLista } from '../../teste/objetivo.ts'
import { abrirNaSessao, paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()
const CRITERIO = 'Pela data do pedido, sem ST, IPI, frete e bonificação, descontadas as devoluções.'
const VENDA = {
  ...{ chave: 'a', devolucao: false, dia: '2026-11-04', cliente: 'Padaria', vendedor: 'Márcia', idFil: 1 },
  ...{ documentos: [{ idPedido: 90, numero: '90' }], conta: 8_300 },
}
const DEVOLVIDA = {
  ...{ ...VENDA, chave: 'b', devolucao: true, dia: '2026-11-06', conta: -300 },
  documentos: [{ idPedido: 90, numero: '5501' }],
}
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
      responder(listarVendasDoObjetivo, paginaDe([DEVOLVIDA, VENDA])),
    )
    const { usuario } = abrir()
    await screen.findByRole('figure')
    const linha = await screen.findByRole('row', { name: /Ivo Reis.*Atingido/ })
    await usuario.click(within(linha).getByText('Ivo Reis'))
    const janela = await screen.findByRole('dialog')
    expect(await within(janela).findByRole('link', { name: '90' })).toHaveAttribute('href', '/pedidos/90')
    const [, ...vendas] = within(within(janela).getByRole('region', { name: 'O que conta' })).getAllByRole(
      'row',
    )
    expect(vendas.map(texto)).toEqual([
      '06/11/2026PadariaMárciaDevolução de 5501-R$ 300,00',
      '04/11/2026PadariaMárcia90R$ 8.300,00',
      'AlcançadoR$ 8.000,00',
    ])
    await usuario.click(within(janela).getByText('Ver em tabela'))
    const tabela = within(janela).getByRole('table', { name: 'Dia a dia' })
    // What is still to come has no figures.
    expect(within(tabela).getAllByRole('row')).toHaveLength(3)
    const figuras = [...janela.querySelectorAll('dl > div')].map((um) => texto(um as HTMLElement))
    expect(figuras).toEqual([
      ...[
        'MetaR$ 19.000,00novembro de 2026',
        'AlcançadoR$ 8.000,0042,1%',
        'FaltaR$ 11.000,009 de 19 dias úteis',
      ],
      ...['Por dia útilR$ 1.222,22contando hoje', 'ProjeçãoR$ 13.818,18no ritmo de 11 dias'],
    ])
    expect(texto(janela)).toContain('Abaixo do ritmo2º de 5')
    expect(texto(janela)).toContain('03/11/2026')
  })

  it('GES-01 o que se conta em peças não é dinheiro; o atingido não pede mais nada, e o que não vendeu o diz', async () => {
    const atingido = objetivoDaLista(3, {
      ...{ tipo: 'MIX', marca: 'Sol', alvo: 'Lia', meta: 10, alcancado: 12, falta: 0, necessidade: 0 },
      ...{ percentual: 120, projecao: null, situacao: 'ATINGIDO', decorridos: 1, posicao: 1 },
    })
    const ultimo = objetivoDaLista(4, { alvo: 'Rui', restantes: 1, percentual: 0, escopo: 'EQUIPE' })
    let vezes = 0
    const { usuario } = abrir()
    servidor.use(
      responder(listarObjetivos, paginaDe([atingido, ultimo])),
      responder(resumirObjetivos, { mes: '2026-11', criterio: CRITERIO, itens: [] }),
      responder(obterObjetivo, {
        ...{ objetivo: atingido, criterio: CRITERIO, hoje: '2026-11-03' },
        dias: [{ dia: '2026-11-03', alcancado: 12, ideal: 1 }],
      }),
      responder(listarVendasDoObjetivo, ({ url }) => {
        const page = Number(new URL(url).searchParams.get('page') ?? 1)
        vezes += 1
        if (vezes === 1) return recusar(403, { message: 'Sem acesso.' })
        if (vezes === 2) return paginaDe([])
        return paginaDe(
          [{ ...VENDA, chave: `N${page}`, documentos: [{ idPedido: 90, numero: `N${page}` }] }],
          { page, take: 1, total: 2 },
        )
      }),
    )
    const linha = async (nome: string) => (await screen.findByText(nome)).closest('tr') as HTMLElement
    const dela = texto(await linha('Lia'))
    expect(dela).toMatch(/Mix de produtosSol.*12.*120,0% da meta.*–.*1º de 5/)
    expect(dela).not.toContain('R$')
    expect(texto(await linha('Rui'))).toMatch(/Equipe.*1 dia(?!s)/)
    expect(screen.queryByRole('figure')).not.toBeInTheDocument()
    await usuario.click(within(await linha('Lia')).getByText('Lia'))
    const janela = within(await screen.findByRole('dialog', { name: 'Lia: Mix de produtos · Sol' }))
    expect(await janela.findByText('no ritmo de 1 dia')).toBeVisible()
    expect(texto(janela.getByText('Por dia útil').parentElement)).toContain('–')
    expect(await janela.findByText('Sem acesso.')).toBeVisible()
    await usuario.click(janela.getByRole('button', { name: 'Tentar novamente' }))
    expect(await janela.findByText('Nenhuma venda conta ainda neste objetivo.')).toBeVisible()
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await usuario.click(within(await linha('Rui')).getByText('Rui'))
    await usuario.click(await screen.findByRole('button', { name: 'Carregar mais' }))
    expect(await screen.findByText('N2')).toBeVisible()
  })

  it('GES-01 a grade é de um mês, um alcance e um objetivo; distribui por igual, soma, e pergunta antes de perder', async () => {
    const pedidas: URLSearchParams[] = []
    const enviados: { marca?: string }[] = []
    const aoFechar = vi.fn()
    const linha = { idAlvo: 7, alvo: 'Sede', meta: 2, versao: 1, metaAnterior: null, alcancadoAnterior: 0 }
    servidor.use(
      responder(obterGrade, ({ url }) => {
        pedidas.push(new URL(url).searchParams)
        return { linhas: [linha, { ...linha, idAlvo: 8, alvo: 'Filial' }], marcas: ['Sol'] }
      }),
      responder(gravarGrade, async (pedido) => {
        enviados.push((await pedido.json()) as object)
        return { message: 'Ok' }
      }),
    )
    const { usuario } = abrirNaSessao(<DialogoDaGrade aberto aoFechar={aoFechar} />, cargaDe('GERENTE'))
    await screen.findByRole('textbox', { name: 'Meta de Sede' })
    const guardar = () => screen.getByRole('button', { name: 'Guardar metas' })
    const botao = (name: RegExp | string) => screen.getByRole('button', { name })
    expect(screen.queryByRole('combobox', { name: 'Marca' })).not.toBeInTheDocument()
    await escolher(usuario, 'Alcance', 'Filial')
    await escolher(usuario, 'Objetivo', 'Quantidade')
    await escolher(usuario, 'Marca', 'Sol')
    await waitFor(() =>
      expect(Object.fromEntries(pedidas.at(-1) ?? [])).toMatchObject({
        ...{ escopo: 'FILIAL', tipo: 'QUANTIDADE', marca: 'Sol' },
      }),
    )
    const sede = () => screen.findByRole('textbox', { name: 'Meta de Sede' })
    expect(await sede()).toHaveValue('2')
    expect(botao(/^Copiar de/)).toBeDisabled()
    expect(botao('Por igual')).toBeDisabled()
    await usuario.click(guardar())
    expect(enviados).toEqual([])
    await usuario.type(screen.getByRole('textbox', { name: 'Total a distribuir' }), '11')
    expect(botao(/^Pelo alcançado/)).toBeDisabled()
    await usuario.click(botao('Por igual'))
    expect(await sede()).toHaveValue('6')
    expect(screen.getByText('Total: 11')).toBeVisible()
    await usuario.click(botao('Cancelar'))
    await usuario.click(await screen.findByRole('button', { name: 'Continuar preenchendo' }))
    expect(aoFechar).not.toHaveBeenCalled()
    await usuario.click(guardar())
    await waitFor(() => expect(enviados).toHaveLength(1))
    expect(enviados[0]).toMatchObject({
      ...{ escopo: 'FILIAL', tipo: 'QUANTIDADE', marca: 'Sol' },
      linhas: [
        { idAlvo: 7, meta: 6, versao: 1 },
        { idAlvo: 8, meta: 5, versao: 1 },
      ],
    })
    await waitFor(() => expect(aoFechar).toHaveBeenCalled())
  })

  it('GES-01 PER-01 quem supervisiona define só de vendedores; outro objetivo começa sem marca', async () => {
    servidor.use(responder(obterGrade, { linhas: [], marcas: ['Sol'] }))
    const { usuario } = abrirNaSessao(<DialogoDaGrade aberto aoFechar={vi.fn()} />, cargaDe('SUPERVISOR'))
    await usuario.click(await screen.findByRole('combobox', { name: 'Alcance' }))
    expect((await screen.findAllByRole('option')).map(texto)).toEqual(['Vendedor'])
    await usuario.keyboard('{Escape}')
    await escolher(usuario, 'Objetivo', 'Quantidade')
    await escolher(usuario, 'Marca', 'Sol')
    await escolher(usuario, 'Objetivo', 'Mix de produtos')
    expect(await screen.findByRole('combobox', { name: 'Marca' })).toHaveValue('Todas as marcas')
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

  it('GES-01 o que se digitou de um alcance espera por ele: outro não o apaga, e guardado um se volta ao outro', async () => {
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
    const meta = () => within(janela).findByRole('textbox', { name: 'Meta de Márcia Leal' })
    const digitar = async (valor: string) => {
      await usuario.clear(await meta())
      await usuario.type(await meta(), valor)
    }
    await digitar('500')
    await usuario.click(within(janela).getByRole('combobox', { name: 'Alcance' }))
    await usuario.click(await screen.findByRole('option', { name: ESCOPOS_DO_OBJETIVO.EQUIPE }))
    await waitFor(async () => expect(await meta()).toHaveValue('100,00'))
    await digitar('700')
    await usuario.click(within(janela).getByRole('button', { name: 'Guardar metas' }))
    await waitFor(() => expect(enviados).toMatchObject([{ escopo: 'EQUIPE', linhas: [{ meta: 700 }] }]))
    await waitFor(async () => expect(((await meta()) as HTMLInputElement).value).toMatch(/^500/))
    await usuario.click(within(janela).getByRole('button', { name: 'Guardar metas' }))
    await waitFor(() => expect(enviados).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
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
        if (ensaios.length === 1) return recusar(403, { message: 'Sem acesso.' })
        return {
          message: 'Ensaio: 1 meta a guardar, 1 linha recusada.',
          linhas: [
            { linha: 1, texto: 'linha a', situacao: 'NOVA' as const, detalhe: 'Márcia Leal: 1.000,00' },
            {
              linha: 2,
              texto: 'linha b',
              situacao: 'RECUSADA' as const,
              detalhe: 'Mês inválido: escreva 11/2026',
            },
          ],
        }
      }),
    )
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Importar' }))
    const janela = await screen.findByRole('dialog', { name: 'Importar metas' })
    const botao = (name: string) => within(janela).findByRole('button', { name })
    await usuario.click(await botao('Ensaiar'))
    expect(ensaios).toEqual([])
    const metas = within(janela).getByRole('textbox', { name: 'Metas' })
    await usuario.type(metas, 'a{enter}b')
    await usuario.click(await botao('Ensaiar'))
    expect(await within(janela).findByText('Sem acesso.')).toBeVisible()
    await usuario.click(await botao('Ensaiar'))
    expect(await within(janela).findByText('Mês inválido: escreva 11/2026')).toBeVisible()
    expect(within(janela).queryByText('Sem acesso.')).not.toBeInTheDocument()
    // What was rehearsed is not what is there now.
    await usuario.type(metas, 'c')
    await usuario.click(await botao('Ensaiar'))
    // Of a line that is taken, only what becomes of it.
    await within(janela).findByText('linha b')
    expect(within(janela).queryByText('linha a')).not.toBeInTheDocument()
    await usuario.click(await botao('Importar 1 meta'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(ensaios).toEqual([true, true, true, false])
  })

  it('PER-01 quem só vê não define', async () => {
    abrir(cargaDe('OPERADOR'))
    await screen.findByRole('figure')
    for (const name of ['Definir metas', 'Importar'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
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
