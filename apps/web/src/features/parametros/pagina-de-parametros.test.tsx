import { procurarNaAdministracao } from '@balcao/dominio/administracao/contratos'
import { copiarParametros, listarParametros, mudarParametro } from '@balcao/dominio/parametros/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()

const PRAZO = {
  chave: 'diasJanelaDevolucao' as const,
  assunto: 'tickets' as const,
  onde: 'Na abertura dos tickets',
  paginas: ['/tickets' as const],
  campo: {
    especie: 'inteiro' as const,
    nome: 'Prazo de devolução',
    ajuda: 'Dias em que os produtos podem ser devolvidos',
    minimo: 0,
    maximo: 365,
    unidade: 'dias',
  },
  padrao: '7',
  soDoNegocio: false,
  valores: [
    { idFil: null, valor: '30', versao: 2 },
    { idFil: 2, valor: '10', versao: 5 },
  ],
}
const MARGEM = {
  ...PRAZO,
  chave: 'exibeMargemLucro' as const,
  assunto: 'documentos' as const,
  campo: { especie: 'sim-nao' as const, nome: 'Mostrar a margem', ajuda: 'Mostra a margem a quem pode' },
  padrao: 'N',
  valores: [],
}
const CATALOGO = {
  assuntos: [
    { chave: 'tickets' as const, nome: 'Tickets' },
    { chave: 'documentos' as const, nome: 'Documentos' },
  ],
  filiais: [
    { id: 1, nome: 'Matriz' },
    { id: 2, nome: 'Campinas' },
  ],
  mudaONegocio: true,
  itens: [PRAZO, MARGEM],
}

function abrir(
  endereco = '/administracao/parametros',
  recusa?: 'ALTERADO_POR_OUTRA_PESSOA',
  catalogo: Partial<typeof CATALOGO> = {},
) {
  const pedidos: unknown[] = []
  servidor.use(
    ...respostasDoPortal(),
    responder(listarParametros, { ...CATALOGO, ...catalogo }),
    responder(mudarParametro, async (request) => {
      pedidos.push(await request.json())
      return recusa ? recusar(409, { codigo: recusa, message: 'Mudou' }) : { message: 'Já vale.' }
    }),
    responder(copiarParametros, async (request) => {
      pedidos.push(await request.json())
      return { message: '1 parâmetro copiado para Matriz.' }
    }),
  )
  return { ...abrirPortal(endereco), pedidos }
}
const linha = async (nome: RegExp) => screen.findByRole('row', { name: nome })

describe('ADM-04 a tela de parâmetros', () => {
  it('ADM-04 mostra negócio e filial lado a lado, e diz de onde vem cada valor', async () => {
    abrir('/administracao/parametros?filial=2')
    const prazo = await linha(/Prazo de devolução/)
    expect(prazo).toHaveTextContent('7 dias30 dias próprio10 dias próprio')
    expect(await linha(/Mostrar a margem/)).toHaveTextContent('NãoNão padrãoNão padrão')
  })

  it('ADM-04 na filial que herda, diz que é do negócio; só os mudados ficam', async () => {
    const { usuario } = abrir('/administracao/parametros?filial=1')
    expect(await linha(/Prazo de devolução/)).toHaveTextContent('30 dias próprio30 dias do negócio')
    await usuario.click(screen.getByRole('switch', { name: 'Só os que foram mudados' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Mostrar a margem/ })).toBeNull())
    expect(screen.getByText('1 parâmetro')).toBeVisible()
  })

  it('ADM-04 muda em uma filial, com a versão que se viu', async () => {
    const { usuario, pedidos } = abrir('/administracao/parametros?filial=2&chave=diasJanelaDevolucao')
    const janela = await screen.findByRole('dialog', { name: 'Prazo de devolução' })
    await escolher(usuario, /^Onde vale/, 'Campinas', '', within(janela))
    const valor = await within(janela).findByRole('textbox', { name: 'Valor' })
    expect(valor).toHaveValue('10')
    await usuario.clear(valor)
    await usuario.type(valor, '400')
    await usuario.click(within(janela).getByRole('button', { name: 'Salvar' }))
    expect(await within(janela).findByText('O valor máximo é 365')).toBeVisible()
    await usuario.clear(valor)
    await usuario.type(valor, '45')
    await usuario.click(within(janela).getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(pedidos).toEqual([{ idFil: 2, valor: '45', versao: 5 }]))
  })

  it('ADM-04 a quem só muda filiais, abre na sua, e o que só vale no negócio não se escreve nela', async () => {
    const itens = [PRAZO, { ...MARGEM, soDoNegocio: true }]
    const { usuario, pedidos, roteador } = abrir(
      '/administracao/parametros?filial=2&chave=diasJanelaDevolucao',
      undefined,
      { mudaONegocio: false, itens },
    )
    const janela = within(await screen.findByRole('dialog', { name: 'Prazo de devolução' }))
    expect(await janela.findByRole('textbox', { name: 'Valor' })).toHaveValue('10')
    await usuario.click(janela.getByRole('combobox', { name: /^Onde vale/ }))
    expect((await screen.findAllByRole('option')).map((opcao) => opcao.textContent)).toEqual([
      'Matriz',
      'Campinas',
    ])
    await roteador.navigate({ href: '/administracao/parametros?filial=2&chave=exibeMargemLucro' })
    const outra = within(await screen.findByRole('dialog', { name: 'Mostrar a margem' }))
    expect(outra.queryByRole('combobox', { name: /^Onde vale/ })).toBeNull()
    await usuario.click(await outra.findByRole('switch', { name: /Usar o padrão/ }))
    await usuario.click(outra.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(pedidos).toEqual([{ idFil: null, valor: 'N', versao: 0 }]))
  })

  it('GER-09 ADM-04 o que não se lê fica no campo, e nada muda', async () => {
    const { usuario } = abrir('/administracao/parametros?chave=diasJanelaDevolucao')
    const janela = within(await screen.findByRole('dialog', { name: 'Prazo de devolução' }))
    await provarRecusa('platform/ajustes/controle-do-campo.tsx', {
      ...{ usuario, servidor, texto: 'abc', colado: true },
      campo: await janela.findByRole('textbox', { name: 'Valor' }),
      enviar: () => usuario.click(janela.getByRole('button', { name: 'Salvar' })),
    })
  })

  it('ADM-04 volta a herdar', async () => {
    const { usuario, pedidos } = abrir('/administracao/parametros?chave=diasJanelaDevolucao')
    const janela = await screen.findByRole('dialog', { name: 'Prazo de devolução' })
    await usuario.click(await within(janela).findByRole('switch', { name: 'Usar o padrão: 7 dias' }))
    await usuario.click(within(janela).getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(pedidos).toEqual([{ idFil: null, valor: null, versao: 2 }]))
  })

  it('ADM-04 se outra pessoa mudou antes, avisa e não perde o que foi digitado', async () => {
    const { usuario } = abrir('/administracao/parametros?chave=exibeMargemLucro', 'ALTERADO_POR_OUTRA_PESSOA')
    const janela = await screen.findByRole('dialog', { name: 'Mostrar a margem' })
    await usuario.click(await within(janela).findByRole('switch', { name: /Usar o padrão/ }))
    await usuario.click(within(janela).getByRole('button', { name: 'Salvar' }))
    expect(await within(janela).findByText('Este parâmetro mudou enquanto você preenchia')).toBeVisible()
  })

  it('ADM-04 compara duas filiais e copia só o que se marcou', async () => {
    const { usuario, pedidos } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Comparar filiais' }))
    const janela = await screen.findByRole('dialog', { name: 'Comparar filiais' })
    expect(await within(janela).findByText('1 diferença')).toBeVisible()
    const copiar = within(janela).getByRole('button', { name: 'Copiar para Campinas' })
    await usuario.click(within(janela).getByRole('checkbox', { name: /Prazo de devolução/ }))
    await usuario.click(copiar)
    await waitFor(() =>
      expect(pedidos).toEqual([{ de: 1, para: 2, itens: [{ chave: 'diasJanelaDevolucao', versao: 5 }] }]),
    )
  })

  it('ADM-01 a busca acha o parâmetro, quem o usa e a página, e leva a ele', async () => {
    servidor.use(
      responder(procurarNaAdministracao, {
        itens: [
          {
            tipo: 'PARAMETRO',
            nome: 'Prazo de devolução',
            detalhe: 'Dias em que os produtos podem ser devolvidos',
            endereco: '/administracao/parametros',
            chave: 'diasJanelaDevolucao',
            usadoEm: ['/tickets'],
            usadoPor: ['Devolução parcial'],
          },
        ],
      }),
    )
    const { usuario, roteador } = abrir('/administracao')
    expect(await screen.findByRole('link', { name: /Parâmetros/ })).toBeVisible()
    await usuario.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'prazo de devolução{Enter}')
    const achados = await screen.findByRole('list', { name: 'Resultados' })
    expect(achados).toHaveTextContent('Usado em Tickets, pelos tipos Devolução parcial')
    await usuario.click(within(achados).getByRole('link', { name: 'Prazo de devolução' }))
    expect(await screen.findByRole('dialog', { name: 'Prazo de devolução' })).toBeVisible()
    expect(roteador.state.location.pathname).toBe('/administracao/parametros')
  })

  it('ADM-01 o que se acha dentro de um assunto se abre na página dele', async () => {
    const linha = { tipo: 'LINHA' as const, nome: 'Expressa', detalhe: 'Em Transportadoras', chave: '12' }
    const endereco = '/administracao/comercial/transportadoras' as const
    servidor.use(
      responder(procurarNaAdministracao, { itens: [{ ...linha, endereco, usadoEm: [], usadoPor: [] }] }),
    )
    const { usuario } = abrir('/administracao')
    await usuario.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'expressa{Enter}')
    expect(await screen.findByRole('link', { name: 'Expressa' })).toHaveAttribute(
      'href',
      `${endereco}?linha=12`,
    )
  })

  it('ADM-01 o gerente só vê as áreas que são dele', async () => {
    servidor.use(...respostasDoPortal(cargaDe('GERENTE')))
    abrirPortal('/administracao')
    expect(await screen.findByRole('link', { name: /Etiquetas.*palavras/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Parâmetros/ })).toBeNull()
  })
})
