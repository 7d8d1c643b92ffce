import { camposDaFv } from '@balcao/dominio/configuracao-fv/valores'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { escolher } from '../../../teste/escolher.ts'
import { abrirNaSessao } from '../../../teste/secao.tsx'
import { recusar, usarServidor } from '../../../teste/servidor.ts'
import { provarRecusa } from '../../../teste/valor-recusado.ts'
import { DialogoDaConfiguracao } from './dialogo-da-configuracao.tsx'

const servidor = usarServidor()
const OPCOES = {
  vendedores: [
    { id: 7, nome: 'Márcia Leal · Representante' },
    { id: 8, nome: 'Ivo Reis · Operador' },
  ],
  equipes: [{ id: 3, nome: 'Equipe de Patrícia' }],
  filiais: [{ id: 1, nome: 'Matriz' }],
  tabelas: [],
  planos: [
    { id: 4, nome: '28/35 dias' },
    { id: 5, nome: 'À vista' },
  ],
  cobrancas: [],
  transportadoras: [],
  marcas: ['Aurora', 'Sol'],
}
const enviados: unknown[] = []
const aoFechar = vi.fn()
const aoExcluir = vi.fn()
const VAZIOS = Object.fromEntries(camposDaFv.map((nome) => [nome, null]))
const ATUAL: Exclude<Parameters<typeof DialogoDaConfiguracao>[0]['aberta'], 'nova' | null> = {
  ...{ id: 1, versao: 4, escopo: 'VENDEDOR', alvo: 'Márcia Leal', idAlvo: 7, resumo: '' },
  valores: { pedidoMinimo: 300, marcas: ['Sol'], escondeMargem: true },
  ...{ datahora_atualizacao: '2026-11-01T12:00:00.000Z', atualizadaPor: null },
}

function abrir(aberta: Parameters<typeof DialogoDaConfiguracao>[0]['aberta']) {
  enviados.length = 0
  aoFechar.mockClear()
  servidor.use(
    http.get('*/api/aurora/configuracao-fv/opcoes', () => HttpResponse.json(OPCOES)),
    http.all('*/api/aurora/configuracao-fv*', async ({ request }) => {
      enviados.push([request.method, await request.json()])
      return HttpResponse.json({ id: 1, versao: 2, escopo: 'VENDEDOR', idAlvo: 7, valores: {} })
    }),
    http.put('*/api/aurora/configuracao-fv/1', async ({ request }) => {
      enviados.push([request.method, await request.json()])
      return HttpResponse.json({ id: 1, versao: 2, escopo: 'VENDEDOR', idAlvo: 7, valores: {} })
    }),
  )
  return abrirNaSessao(<DialogoDaConfiguracao aberta={aberta} aoFechar={aoFechar} aoExcluir={aoExcluir} />)
}
const campo = (name: string) => screen.findByRole('textbox', { name })
const salvar = () => screen.getByRole('button', { name: 'Salvar' })

it('GES-07 diz de uma equipe o que foi digitado, e do resto nada', async () => {
  const { usuario } = abrir('nova')
  await campo('Desconto máximo')
  // Of another reach, whoever was chosen is nobody.
  await escolher(usuario, 'Vendedor', 'Ivo Reis · Operador')
  await escolher(usuario, 'Alcance', 'Equipe')
  await usuario.type(await campo('Desconto máximo'), '7,5')
  await escolher(usuario, 'Planos de pagamento', 'À vista')
  await escolher(usuario, 'Marcas', 'Aurora')
  await escolher(usuario, 'Digita o preço', 'Não')
  await usuario.click(salvar())
  await waitFor(() => expect(aoFechar).toHaveBeenCalled())
  const valores = { descontoMaximo: 7.5, planos: [5], marcas: ['Aurora'], permitePrecoDigitado: false }
  // GER-07 The only team there is.
  expect(enviados).toEqual([['POST', { escopo: 'EQUIPE', idAlvo: 3, valores: { ...VAZIOS, ...valores } }]])
})

it('GES-07 a do negócio é de ninguém em particular; o que se desescolhe volta a não dizer nada', async () => {
  const { usuario } = abrir('nova')
  await escolher(usuario, 'Alcance', 'Todo o negócio')
  expect(screen.queryByRole('combobox', { name: /^(Vendedor|Equipe|Filial)$/ })).not.toBeInTheDocument()
  await escolher(usuario, 'Digita o preço', 'Sim')
  for (const _ of ['entra', 'sai']) await escolher(usuario, 'Planos de pagamento', 'À vista')
  await usuario.click(salvar())
  await waitFor(() => expect(aoFechar).toHaveBeenCalled())
  expect(enviados).toEqual([
    ['POST', { escopo: 'NEGOCIO', idAlvo: null, valores: { ...VAZIOS, permitePrecoDigitado: true } }],
  ])
})

it('GES-07 não se salva uma que não diz nada', async () => {
  const { usuario } = abrir('nova')
  await campo('Desconto máximo')
  await escolher(usuario, 'Vendedor', 'Ivo Reis · Operador')
  await usuario.click(salvar())
  expect(await screen.findByText(/Diga ao menos uma coisa/)).toBeVisible()
  expect(enviados).toEqual([])
})

it('GES-07 uma nova diz de quem é, e até lá não vai', async () => {
  const { usuario } = abrir('nova')
  await usuario.type(await campo('Desconto máximo'), '7,5')
  await usuario.click(salvar())
  await expect.poll(() => screen.getByRole('combobox', { name: 'Vendedor' })).toBeInvalid()
  expect(enviados).toEqual([])
})

it('GES-07 a que existe mostra o que diz, e vai com a versão lida', async () => {
  const { usuario } = abrir(ATUAL)
  const recusadas: unknown[] = []
  servidor.use(
    http.put(
      '*/api/aurora/configuracao-fv/1',
      async ({ request }) => {
        recusadas.push(await request.json())
        return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Alterada.', mudancas: [] })
      },
      { once: true },
    ),
    http.get('*/api/aurora/configuracao-fv/1', () => HttpResponse.json({ ...ATUAL, versao: 8 })),
  )
  const janela = await screen.findByRole('dialog', { name: 'Vendedor: Márcia Leal' })
  const minimo = await within(janela).findByRole('textbox', { name: 'Pedido mínimo' })
  expect(minimo).toHaveValue('300,00')
  expect(within(janela).getAllByText('Sol').length).toBeGreaterThan(0)
  await usuario.clear(minimo)
  await usuario.click(salvar())
  await within(janela).findByText('Esta configuração mudou enquanto você preenchia')
  await usuario.click(within(janela).getByRole('button', { name: 'Ver como está agora' }))
  await waitFor(() => expect(within(janela).queryByText(/mudou enquanto/)).not.toBeInTheDocument())
  await usuario.click(salvar())
  await waitFor(() => expect(aoFechar).toHaveBeenCalled())
  const valores = { ...VAZIOS, marcas: ['Sol'], escondeMargem: true }
  expect(recusadas).toMatchObject([{ versao: 4, valores }])
  expect(enviados).toEqual([['PUT', { versao: 8, escopo: 'VENDEDOR', idAlvo: 7, valores }]])
  await usuario.click(within(janela).getByRole('button', { name: 'Excluir' }))
  expect(aoExcluir).toHaveBeenCalledWith(ATUAL)
})

it('GES-07 sem o que escolher não há formulário, e tenta-se de novo', async () => {
  const { usuario } = abrir('nova')
  let vezes = 0
  servidor.use(
    http.get('*/api/aurora/configuracao-fv/opcoes', () => {
      vezes += 1
      return vezes === 1 ? recusar(403, { message: 'Sem acesso.' }) : HttpResponse.json(OPCOES)
    }),
  )
  expect(await screen.findByText('Sem acesso.')).toBeVisible()
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await campo('Desconto máximo')).toBeVisible()
})

it('GER-09 um número que não se lê não vai, nem some', async () => {
  const { usuario } = abrir('nova')
  await provarRecusa('features/configuracao-fv/editar/campo-da-fv.tsx', {
    ...{ usuario, servidor, texto: '12.3456' },
    campo: await campo('Desconto máximo'),
    enviar: () => usuario.click(salvar()),
  })
})
