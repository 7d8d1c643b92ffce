import { cotarFrete, listarCondicionaisDeFrete, obterCargaDoFrete } from '@balcao/dominio/fretes/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cargaDe } from '../../teste/carga.ts'
import { cargaDoFrete, cotacaoDe } from '../../teste/frete.ts'
import { abrirNaSessao } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'
import { CalcularFrete } from './calcular-frete.tsx'
import { SimularFrete } from './simular-frete.tsx'

const servidor = usarServidor()
let pedidos: URLSearchParams[] = []
const cotacoes = (
  itens: ReturnType<typeof cotacaoDe>[],
  falhas: { fonte: string; mensagem: string }[] = [],
) =>
  responder(cotarFrete, ({ url }) => {
    pedidos.push(new URL(url).searchParams)
    return { carga: cargaDoFrete(), itens, falhas }
  })

beforeEach(() => {
  pedidos = []
  servidor.use(
    responder(obterCargaDoFrete, cargaDoFrete()),
    responder(listarCondicionaisDeFrete, {
      itens: [{ id: 5, desc: 'Entrega agendada', valor: 45, percentual: 0 }],
    }),
    cotacoes([cotacaoDe('a'), cotacaoDe('b', { valor: 300, vlPago: 300, prazo: 1 })]),
  )
})

async function abrir(aoEscolher = vi.fn()) {
  const tela = abrirNaSessao(<CalcularFrete orcamento={{ id: 77 }} aoEscolher={aoEscolher} />)
  const botao = await screen.findByRole('button', { name: 'Calcular Frete' })
  await waitFor(() => expect(botao).not.toHaveAttribute('aria-disabled'))
  await tela.usuario.click(botao)
  return {
    ...tela,
    aoEscolher,
    dialogo: within(await screen.findByRole('dialog', { name: 'Calcular Frete' })),
  }
}
const item = async (dialogo: ReturnType<typeof within>, nome: string) => {
  const titulo = await dialogo.findByText(nome, { selector: 'strong' })
  return titulo.closest('li') as HTMLElement
}

describe('o botão', () => {
  it.each([
    ['sem peso líquido', { pesoLiquido: 0 }, /não têm peso líquido/],
    ['sem cidade, estado nem CEP', { cidade: '', uf: '', cep: '' }, /informe a cidade e o estado, ou o CEP/],
  ])('FRE-01 %s não abre, e diz por quê', async (_caso, parte, porQue) => {
    servidor.use(responder(obterCargaDoFrete, cargaDoFrete(parte)))
    const { usuario } = abrirNaSessao(<CalcularFrete orcamento={{ id: 77 }} aoEscolher={vi.fn()} />)
    const botao = await screen.findByRole('button', { name: 'Calcular Frete' })
    await waitFor(async () => {
      await usuario.click(botao)
      expect(screen.getByText(porQue)).toBeVisible()
    })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(pedidos).toEqual([])
  })

  it('PER-01 não existe para quem não pode cotar', async () => {
    const carga = cargaDe('OPERADOR')
    const modulos = carga.modulos.map((modulo) => ({
      ...modulo,
      moduloAcoes: modulo.moduloAcoes.filter(({ nome }) => nome !== 'FRETE_COTAR'),
    }))
    abrirNaSessao(
      <>
        <p>pronto</p>
        <CalcularFrete orcamento={{ id: 77 }} aoEscolher={vi.fn()} />
      </>,
      { ...carga, modulos },
    )
    await screen.findByText('pronto')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('o diálogo', () => {
  it('FRE-01 calcula ao abrir e lista com o que se cota, a mais barata e a mais rápida marcadas', async () => {
    const { dialogo } = await abrir()
    const barata = await item(dialogo, 'Transportes a')
    expect(barata).toHaveTextContent(
      /Mais barata3 dias úteis · previsão 20\/11\/2026 · entrega segunda a sextaR\$\s120,00/,
    )
    expect(await item(dialogo, 'Transportes b')).toHaveTextContent(/Mais rápida1 dia útil/)
    expect(dialogo.getByText('Campinas/SP · 13031-900')).toBeVisible()
    expect(dialogo.getByText('222 kg')).toBeVisible()
    expect(dialogo.getByText('1,44 m³')).toBeVisible()
    expect(Object.fromEntries(pedidos[0] ?? [])).toMatchObject({ orcamentoId: '77', redespacho: 'true' })
  })

  it('FRE-01 a de outro destino se vê e não se escolhe; simulando, sim', async () => {
    servidor.use(cotacoes([cotacaoDe('a', { referencia: null })]))
    const { dialogo, unmount } = await abrir()
    expect(await item(dialogo, 'Transportes a')).toHaveTextContent(/É de outro destino/)
    expect(dialogo.queryByRole('button', { name: 'Selecionar Transportes a' })).not.toBeInTheDocument()
    unmount()
    const { usuario } = abrirNaSessao(<SimularFrete orcamento={{ id: 77 }} />)
    const botao = await screen.findByRole('button', { name: 'Simular frete' })
    await waitFor(() => expect(botao).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao)
    expect(await screen.findByRole('button', { name: 'Selecionar Transportes a' })).toBeVisible()
  })

  it('FRE-01 setas andam entre elas e Enter escolhe, fecha e devolve', async () => {
    const { usuario, dialogo, aoEscolher } = await abrir()
    await waitFor(() =>
      expect(dialogo.getByRole('button', { name: 'Selecionar Transportes a' })).toHaveFocus(),
    )
    await usuario.keyboard('{ArrowDown}')
    expect(dialogo.getByRole('button', { name: 'Selecionar Transportes b' })).toHaveFocus()
    await usuario.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
    expect(dialogo.getByRole('button', { name: 'Selecionar Transportes a' })).toHaveFocus()
    await usuario.keyboard('{ArrowDown}{Enter}')
    expect(aoEscolher).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ numero: 'b' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('FRE-03, FRE-04 o cálculo diz cada termo, o embutido, o já pago e o que o cliente paga', async () => {
    servidor.use(
      cotacoes([
        cotacaoDe('a', {
          vlEmbutido: 47.62,
          vlJaPago: 10,
          vlPago: 62.38,
          vlMin: 48,
          vlIsenta: 20000,
          termos: [
            { termo: 'Frete peso', base: '432 kg × R$ 0,25', valor: 108, trecho: 0 },
            { termo: 'TAS', base: 'Valor fixo', valor: 12, trecho: 0 },
          ],
        }),
      ]),
    )
    const { usuario, dialogo } = await abrir()
    expect(await item(dialogo, 'Transportes a')).toHaveTextContent(/R\$\s62,38cotado R\$\s120,00/)
    await usuario.click(dialogo.getByRole('button', { name: 'Ver o cálculo: Transportes a' }))
    const linhas = dialogo.getAllByRole('row').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    expect(linhas).toEqual([
      'TermoComo se calculaValor',
      'Frete peso432 kg × R$ 0,25R$ 108,00',
      'TASValor fixoR$ 12,00',
      'Frete cotadoR$ 120,00',
      'Já embutido nos preços-R$ 47,62',
      'Já pago em pedidos deste grupo-R$ 10,00',
      'Cliente pagaR$ 62,38',
    ])
    expect(dialogo.getByText(/frete mínimo R\$\s48,00 · isento a partir de R\$\s20\.000,00/)).toBeVisible()
    await usuario.click(dialogo.getByRole('button', { name: 'Fechar o cálculo: Transportes a' }))
    expect(dialogo.queryByRole('row')).not.toBeInTheDocument()
  })

  it('FRE-02 o redespacho diz seus trechos; a consultar não se escolhe, e diz por quê', async () => {
    servidor.use(
      cotacoes([
        cotacaoDe('a', {
          trechos: cotacaoDe('a').trechos.flatMap((trecho) => [
            trecho,
            { ...trecho, nomeTransp: 'Capibaribe', origem: 'Goiânia/GO' },
          ]),
          termos: [
            { termo: 'Frete peso', base: 'x', valor: 100, trecho: 0 },
            { termo: 'Frete peso', base: 'y', valor: 20, trecho: 1 },
          ],
        }),
        cotacaoDe('c', {
          aConsultar: true,
          selecionavel: false,
          motivo: 'Consulte a transportadora.',
          termos: [],
        }),
      ]),
    )
    const { usuario, dialogo } = await abrir()
    const aConsultar = within(await item(dialogo, 'Transportes c'))
    expect(aConsultar.getByText('A consultar')).toBeVisible()
    expect(aConsultar.getByText('Consulte a transportadora.')).toBeVisible()
    expect(aConsultar.queryByRole('button')).not.toBeInTheDocument()
    await usuario.click(dialogo.getByRole('button', { name: 'Ver o cálculo: Transportes a' }))
    expect(dialogo.getByText(/^Trecho 2: Capibaribe, de Goiânia\/GO/)).toBeVisible()
  })

  it('API-09 condições e outro CEP recalculam; um CEP que não é diz isso', async () => {
    const { usuario, dialogo } = await abrir()
    await usuario.click(await dialogo.findByRole('checkbox', { name: 'Entrega agendada' }))
    await waitFor(() => expect(pedidos.at(-1)?.getAll('condicionais[]')).toEqual(['5']))
    await usuario.click(dialogo.getByRole('checkbox', { name: 'Aceita redespacho' }))
    await waitFor(() => expect(pedidos.at(-1)?.get('redespacho')).toBe('false'))
    const quantos = pedidos.length
    await usuario.type(dialogo.getByRole('textbox', { name: 'Outro CEP de entrega' }), '123{Enter}')
    expect(dialogo.getByRole('textbox', { name: 'Outro CEP de entrega' })).toBeInvalid()
    expect(pedidos).toHaveLength(quantos)
    await usuario.clear(dialogo.getByRole('textbox', { name: 'Outro CEP de entrega' }))
    await usuario.type(dialogo.getByRole('textbox', { name: 'Outro CEP de entrega' }), '51350670{Enter}')
    await waitFor(() => expect(pedidos.at(-1)?.get('cepEntrega')).toBe('51350670'))
  })

  it('FRE-01 sem nenhuma diz isso', async () => {
    servidor.use(cotacoes([]))
    const { dialogo } = await abrir()
    expect(await dialogo.findByText('Nenhuma cotação de frete disponível')).toBeVisible()
  })

  it('FRE-01 diz qual fonte falhou, com as cotações das tabelas', async () => {
    servidor.use(cotacoes([cotacaoDe('a')], [{ fonte: 'Serviço de cotação', mensagem: 'Não respondeu.' }]))
    const { dialogo } = await abrir()
    expect(await dialogo.findByRole('alert')).toHaveTextContent(
      'Serviço de cotaçãoNão respondeu. As cotações abaixo são das tabelas de frete.',
    )
    expect(await item(dialogo, 'Transportes a')).toBeVisible()
  })

  it('ERR-07 a falha é um alerta com a mensagem do servidor, e tentar novamente recalcula', async () => {
    servidor.use(responder(cotarFrete, recusar(422, { message: 'Sem peso não há o que cotar.' })))
    const { usuario, dialogo } = await abrir()
    expect(await dialogo.findByRole('alert')).toHaveTextContent('Sem peso não há o que cotar.')
    servidor.use(cotacoes([cotacaoDe('a')]))
    await usuario.click(dialogo.getByRole('button', { name: 'Tentar novamente' }))
    expect(await item(dialogo, 'Transportes a')).toBeVisible()
  })
})

it('FRE-01 a simulação mostra o escolhido em uma linha, para copiar', async () => {
  const { usuario } = abrirNaSessao(<SimularFrete orcamento={{ id: 77 }} />)
  const botao = await screen.findByRole('button', { name: 'Simular frete' })
  await waitFor(() => expect(botao).not.toHaveAttribute('aria-disabled'))
  await usuario.click(botao)
  await usuario.click(await screen.findByRole('button', { name: 'Selecionar Transportes a' }))
  const resumo = await screen.findByText(/^Frete por Transportes a/)
  expect(resumo).toHaveTextContent(/R\$\s120,00, 3 dias úteis, previsão 20\/11\/2026$/)
  await usuario.click(screen.getByRole('button', { name: 'Copiar' }))
  expect(await navigator.clipboard.readText()).toBe(resumo.textContent)
})

it('GER-09, API-09 um CEP que não cabe fica no campo, e não se recalcula sem ele', async () => {
  const { usuario, dialogo } = await abrir()
  await dialogo.findByRole('checkbox', { name: 'Entrega agendada' })
  const quantos = pedidos.length
  await provarRecusa('features/fretes/opcoes-do-frete.tsx', {
    ...{ usuario, servidor, texto: '513506709', colado: true },
    campo: dialogo.getByRole('textbox', { name: 'Outro CEP de entrega' }),
    enviar: () => usuario.click(dialogo.getByRole('button', { name: 'Recalcular' })),
  })
  expect(pedidos).toHaveLength(quantos)
})
