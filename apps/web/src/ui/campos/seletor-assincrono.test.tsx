import { MENSAGENS, TEXTOS } from '@balcao/dominio/mensagens'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import type { Opcao } from './opcao.tsx'
import { esquecerRecentes, lembrarRecente, lerRecentes } from './recentes.ts'
import { SeletorAssincrono } from './seletor-assincrono.tsx'

const ANA: Opcao<number> = { valor: 1, nome: 'Ana Comércio', detalhe: '1 · 12.345.678/0001-95 · Santos' }
const BRAS: Opcao<number> = { valor: 2, nome: 'Brás Atacado', detalhe: '2 · São Paulo' }

type Resposta = {
  termo: string
  signal: AbortSignal
  responder: (opcoes: Opcao<number>[]) => void
  falhar: () => void
}

/** A server whose answers the test gives when it wants. */
function servidor() {
  const pedidos: Resposta[] = []
  const pesquisar = vi.fn((termo: string, signal: AbortSignal) => {
    return new Promise<Opcao<number>[]>((responder, recusar) => {
      pedidos.push({ termo, signal, responder, falhar: () => recusar(new Error('fora do ar')) })
    })
  })
  const ultimo = () => {
    const pedido = pedidos.at(-1)
    if (!pedido) throw new Error('nenhum pedido')
    return pedido
  }
  return { pesquisar, pedidos, ultimo }
}

const campo = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cliente' })
const esperar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const comuns = { label: 'Cliente', dica: TEXTOS.dicaDeCliente }

beforeEach(() => {
  vi.useFakeTimers()
})

describe('SeletorAssincrono', () => {
  it('GER-12 ao abrir mostra a dica e não pergunta nada', async () => {
    const { pesquisar } = servidor()
    const { usuario } = renderizar(<SeletorAssincrono {...comuns} pesquisar={pesquisar} />)
    await usuario.click(campo())
    expect(screen.getAllByText(TEXTOS.dicaDeCliente)[0]).toBeVisible()
    await esperar(1000)
    expect(pesquisar).not.toHaveBeenCalled()
  })

  it('com o foco não se abre nem pergunta; a seta abre a lista curta e pergunta por ela', async () => {
    const { pesquisar, ultimo } = servidor()
    const { usuario } = renderizar(<SeletorAssincrono {...comuns} pesquisar={pesquisar} listaAoAbrir />)
    await usuario.tab()
    expect(campo()).toHaveFocus()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(pesquisar).not.toHaveBeenCalled()
    await usuario.keyboard('{ArrowDown}')
    await act(async () => ultimo().responder([ANA]))
    expect(screen.getByRole('option')).toHaveTextContent('Ana Comércio')
  })

  it('GER-12 pergunta uma vez, 400 ms depois da última tecla; mostra duas linhas; Enter escolhe', async () => {
    const onChange = vi.fn()
    const { pesquisar, ultimo } = servidor()
    const { usuario } = renderizar(
      <SeletorAssincrono {...comuns} pesquisar={pesquisar} onChange={onChange} />,
    )
    await usuario.type(campo(), 'ana')
    await esperar(399)
    expect(pesquisar).not.toHaveBeenCalled()
    await esperar(1)
    expect(pesquisar).toHaveBeenCalledExactlyOnceWith('ana', expect.any(AbortSignal))
    expect(screen.getByRole('status')).toHaveTextContent(TEXTOS.carregando)
    await act(async () => ultimo().responder([ANA, BRAS]))
    expect(screen.getByRole('option', { name: /Ana Comércio.*Santos/ })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('2 opções')
    await usuario.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(BRAS)
    expect(campo()).toHaveValue('Brás Atacado')
    // Of two with the same name, it says which; and typing again replaces the name.
    expect(campo()).toHaveAccessibleDescription('2 · São Paulo')
    expect([campo().selectionStart, campo().selectionEnd]).toEqual([0, 'Brás Atacado'.length])
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  it('GER-12 aborta e esquece a resposta que chega tarde', async () => {
    const { pesquisar, pedidos, ultimo } = servidor()
    const { usuario } = renderizar(<SeletorAssincrono {...comuns} pesquisar={pesquisar} />)
    await usuario.type(campo(), 'a')
    await esperar(400)
    await usuario.type(campo(), 'b')
    expect(pedidos[0]?.signal.aborted).toBe(true)
    await esperar(400)
    await act(async () => ultimo().responder([BRAS]))
    await act(async () => pedidos[0]?.responder([ANA]))
    expect(screen.getAllByRole('option')).toHaveLength(1)
    expect(screen.getByRole('option')).toHaveTextContent('Brás')
  })

  it('GER-12 falha: diz, oferece tentar novamente, e Enter também tenta', async () => {
    const { pesquisar, ultimo } = servidor()
    const { usuario } = renderizar(<SeletorAssincrono {...comuns} pesquisar={pesquisar} atraso={100} />)
    await usuario.type(campo(), 'ana')
    await esperar(100)
    await act(async () => ultimo().falhar())
    expect(screen.getByRole('status')).toHaveTextContent(TEXTOS.falhaDeComunicacao)
    await usuario.click(screen.getByRole('button', { name: TEXTOS.tentarNovamente }))
    expect(pesquisar).toHaveBeenCalledTimes(2)
    expect(campo()).toHaveFocus()
    await act(async () => ultimo().falhar())
    await usuario.keyboard('{Enter}')
    expect(pesquisar).toHaveBeenCalledTimes(3)
    expect(pesquisar).toHaveBeenLastCalledWith('ana', expect.any(AbortSignal))
    await act(async () => ultimo().responder([ANA]))
    expect(screen.getByRole('option')).toBeVisible()
  })

  it.each([
    ['xyz', TEXTOS.naoEncontrado],
    ['', TEXTOS.semOpcoes],
  ])('GER-12 nada para "%s"', async (digitado, texto) => {
    const { pesquisar, ultimo } = servidor()
    const { usuario } = renderizar(<SeletorAssincrono {...comuns} pesquisar={pesquisar} listaAoAbrir />)
    await usuario.click(campo())
    if (digitado) await usuario.type(campo(), digitado)
    await esperar(400)
    await act(async () => ultimo().responder([]))
    expect(screen.getByRole('status')).toHaveTextContent(texto)
  })

  it('GER-12 Enter antes da resposta não envia o formulário em volta', async () => {
    const aoEnviar = vi.fn((evento: { preventDefault: () => void }) => evento.preventDefault())
    const { pesquisar } = servidor()
    const { usuario } = renderizar(
      <form onSubmit={aoEnviar}>
        <SeletorAssincrono {...comuns} pesquisar={pesquisar} />
        <button type="submit">Enviar</button>
      </form>,
    )
    await usuario.type(campo(), 'ana{Enter}')
    expect(aoEnviar).not.toHaveBeenCalled()
  })

  it('GER-09, GER-12 o que se digita e não se escolhe fica, com o seu erro, e o formulário não vai; Esc devolve o nome', async () => {
    const onChange = vi.fn()
    const { pesquisar } = servidor()
    const aoEnviar = vi.fn((evento: { preventDefault: () => void }) => evento.preventDefault())
    const { usuario } = renderizar(
      <form onSubmit={aoEnviar}>
        <SeletorAssincrono {...comuns} pesquisar={pesquisar} defaultValue={ANA} onChange={onChange} />
        <button type="submit">Enviar</button>
      </form>,
    )
    const enviar = screen.getByRole('button', { name: 'Enviar' })
    await usuario.tripleClick(campo())
    await usuario.keyboard('outro')
    expect(campo()).toBeValid()
    await usuario.click(enviar)
    expect(campo()).toHaveValue('outro')
    expect(campo()).toHaveAccessibleDescription(MENSAGENS.escolhaUmaOpcao)
    expect(campo()).toHaveFocus()
    expect(aoEnviar).not.toHaveBeenCalled()
    expect(onChange).not.toHaveBeenCalled()
    await usuario.keyboard('{Escape}')
    expect(campo()).toHaveValue('Ana Comércio')
    expect(campo()).toBeValid()
    await usuario.click(enviar)
    expect(aoEnviar).toHaveBeenCalledOnce()
  })

  it('GER-09 quem volta ao texto recusado o procura de novo; o nome inteiro de um só é ele', async () => {
    const onChange = vi.fn()
    const { pesquisar, ultimo } = servidor()
    const { usuario } = renderizar(
      <SeletorAssincrono {...comuns} pesquisar={pesquisar} onChange={onChange} />,
    )
    await usuario.type(campo(), 'bras')
    await usuario.tab()
    expect(campo()).toBeInvalid()
    expect(pesquisar).not.toHaveBeenCalled()
    await usuario.click(campo())
    expect(ultimo().termo).toBe('bras')
    await usuario.type(campo(), ' atacado')
    await esperar(400)
    await act(async () => ultimo().responder([ANA, BRAS]))
    await usuario.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(BRAS)
    expect(campo()).toBeValid()
  })

  it('GER-12 limpa pelo botão, que tira também o texto recusado, e apagando o texto', async () => {
    const onChange = vi.fn()
    const { pesquisar } = servidor()
    const { usuario } = renderizar(
      <SeletorAssincrono {...comuns} pesquisar={pesquisar} onChange={onChange} defaultValue={ANA} />,
    )
    await usuario.clear(campo())
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
    await usuario.keyboard('outro')
    await usuario.tab()
    expect(campo()).toBeInvalid()
    await usuario.click(screen.getByRole('button', { name: 'Limpar' }))
    expect(campo()).toHaveValue('')
    expect(campo()).toBeValid()
  })

  it('GER-12 escolhas recentes ao focar, a mais nova primeiro, sem entrar por engano com Enter', async () => {
    lembrarRecente('cliente', BRAS)
    lembrarRecente('cliente', ANA)
    const onChange = vi.fn()
    const { pesquisar } = servidor()
    const { usuario } = renderizar(
      <SeletorAssincrono {...comuns} pesquisar={pesquisar} onChange={onChange} chaveDeRecentes="cliente" />,
    )
    await usuario.click(campo())
    const grupo = screen.getByRole('group', { name: 'Recentes' })
    expect(within(grupo).getAllByRole('option')[0]).toHaveTextContent('Ana')
    await usuario.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    await usuario.click(within(grupo).getByRole('option', { name: /Brás/ }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(BRAS)
    expect(lerRecentes('cliente')).toEqual([BRAS, ANA])
    expect(pesquisar).not.toHaveBeenCalled()
  })

  it('API-04 opções de um grupo ficam juntas, sob o nome dele', async () => {
    const onChange = vi.fn()
    const { pesquisar, ultimo } = servidor()
    const { usuario } = renderizar(
      <SeletorAssincrono {...comuns} pesquisar={pesquisar} onChange={onChange} listaAoAbrir />,
    )
    await usuario.click(campo())
    const [perto, longe] = [
      { ...BRAS, grupo: 'Perto' },
      { ...ANA, grupo: 'Longe' },
    ]
    await act(async () => ultimo().responder([perto, longe]))
    const grupo = (nome: string) => within(screen.getByRole('group', { name: nome }))
    expect(grupo('Perto').getByRole('option', { name: /Brás/ })).toBeVisible()
    expect(grupo('Perto').queryByRole('option', { name: /Ana/ })).toBeNull()
    await usuario.click(grupo('Longe').getByRole('option', { name: /Ana/ }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(longe)
  })

  it('desmontar aborta o que está a caminho', async () => {
    const { pesquisar, ultimo } = servidor()
    const { usuario, unmount } = renderizar(<SeletorAssincrono {...comuns} pesquisar={pesquisar} />)
    await usuario.type(campo(), 'ana')
    await esperar(400)
    unmount()
    expect(ultimo().signal.aborted).toBe(true)
  })
})

describe('recentes', () => {
  it('guarda cinco, sem repetir, e esquece todas ao sair da sessão', () => {
    for (const valor of [1, 2, 3, 4, 5, 6, 3]) lembrarRecente('x', { valor, nome: `n${valor}` })
    expect(lerRecentes('x').map(({ valor }) => valor)).toEqual([3, 6, 5, 4, 2])
    window.localStorage.setItem('outra', '1')
    esquecerRecentes()
    expect(lerRecentes('x')).toEqual([])
    expect(window.localStorage.getItem('outra')).toBe('1')
  })

  it.each(['{', '3', '[null, {"valor": 1}]'])('o que não se lê (%s) não conta', (texto) => {
    window.localStorage.setItem('balcao:recentes:x', texto)
    expect(lerRecentes('x')).toEqual([])
  })
})
