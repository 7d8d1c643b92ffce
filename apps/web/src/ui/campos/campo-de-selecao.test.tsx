import { MENSAGENS, TEXTOS } from '@balcao/dominio/mensagens'
import { Modal } from '@mantine/core'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { CampoDeSelecao } from './campo-de-selecao.tsx'
import { CampoDeSelecaoMultipla } from './campo-de-selecao-multipla.tsx'
import type { Opcao } from './opcao.tsx'
import { registrar } from './registrar.ts'

const FILIAIS: Opcao<number>[] = [
  { valor: 1, nome: 'São Paulo', detalhe: '12.345.678/0001-95' },
  { valor: 2, nome: 'Santos', detalhe: '98.765.432/0001-98' },
  { valor: 3, nome: 'Campinas' },
]
const UMA = FILIAIS.slice(0, 1)
const NENHUMA: Opcao<number>[] = []

const campo = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Filial' })

/** The kit chooses a tick after the key: here a hand, not a machine, types. */
const aMao = () => userEvent.setup()

describe('CampoDeSelecao', () => {
  it('GER-07 escolhe a única opção quando ela chega, e não insiste contra quem limpou', async () => {
    const onChange = vi.fn()
    const { usuario, rerender } = renderizar(
      <CampoDeSelecao label="Filial" opcoes={NENHUMA} carregando onChange={onChange} />,
    )
    expect(onChange).not.toHaveBeenCalled()
    rerender(<CampoDeSelecao label="Filial" opcoes={UMA} onChange={onChange} />)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1)
    expect(campo()).toHaveValue('São Paulo')
    await usuario.click(screen.getByRole('button', { name: 'Limpar' }))
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(campo()).toHaveValue('')
  })

  it.each([
    ['duas opções', { opcoes: FILIAIS }],
    ['semPreSelecao', { opcoes: UMA, semPreSelecao: true }],
    ['desabilitado', { opcoes: UMA, disabled: true }],
    ['opção desabilitada', { opcoes: [{ ...UMA[0], desabilitada: true }] as Opcao<number>[] }],
    ['já escolhido', { opcoes: UMA, value: 7 }],
  ])('GER-07 não escolhe sozinho: %s', (_caso, props) => {
    const onChange = vi.fn()
    renderizar(<CampoDeSelecao label="Filial" {...props} onChange={onChange} />)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('GER-07 volta a escolher a única opção depois de o formulário ser desfeito', async () => {
    function Dono() {
      const [filial, setFilial] = useState<number | null>(null)
      return (
        <>
          <CampoDeSelecao label="Filial" opcoes={UMA} value={filial} onChange={setFilial} />
          <button type="button" onClick={() => setFilial(null)}>
            Desfazer
          </button>
        </>
      )
    }
    const { usuario } = renderizar(<Dono />)
    await usuario.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(campo()).toHaveValue('São Paulo')
  })

  it.each([
    [NENHUMA, '', TEXTOS.semOpcoes],
    [FILIAIS, 'xyz', TEXTOS.naoEncontrado],
  ])('GER-07 lista vazia e busca sem resultado', async (opcoes, digitado, texto) => {
    const { usuario } = renderizar(<CampoDeSelecao label="Filial" opcoes={opcoes} />)
    await usuario.click(campo())
    if (digitado) await usuario.type(campo(), digitado)
    expect(screen.getByText(texto)).toBeVisible()
  })

  it.each([
    ['sao', 'São Paulo'],
    ['SÃO PAULO', 'São Paulo'],
    ['98.765', 'Santos'],
    ['paulo sao', 'São Paulo'],
  ])('GER-07 acha %s sem acento, nas duas linhas, e Enter escolhe', async (digitado, nome) => {
    const onChange = vi.fn()
    renderizar(<CampoDeSelecao label="Filial" opcoes={FILIAIS} onChange={onChange} />)
    const usuario = aMao()
    await usuario.type(campo(), digitado)
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await usuario.keyboard('{Enter}')
    expect(campo()).toHaveValue(nome)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('GER-07 setas e Enter; apagar o texto limpa', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<CampoDeSelecao label="Filial" opcoes={FILIAIS} onChange={onChange} />)
    await usuario.click(campo())
    await usuario.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(2)
    await usuario.clear(campo())
    expect(onChange).toHaveBeenLastCalledWith(null)
    await usuario.tab()
    expect(campo()).toHaveValue('')
  })

  it('um valor cuja opção ainda não chegou sobrevive a quem passa pelo campo', async () => {
    const onChange = vi.fn()
    const { usuario, rerender } = renderizar(
      <CampoDeSelecao label="Filial" opcoes={NENHUMA} value={2} onChange={onChange} />,
    )
    await usuario.tab()
    await usuario.tab()
    rerender(<CampoDeSelecao label="Filial" opcoes={FILIAIS} value={2} onChange={onChange} />)
    expect(onChange).not.toHaveBeenCalled()
    expect(campo()).toHaveValue('Santos')
  })

  describe('MES-07 o que se digita antes de a lista chegar', () => {
    const aoEscolher = vi.fn()
    const comuns = { label: 'Filial', escolherAoSair: true, onChange: aoEscolher }
    const esperando = <CampoDeSelecao<number> {...comuns} opcoes={NENHUMA} carregando />
    const digitarESair = async (texto: string) => {
      aoEscolher.mockClear()
      const tela = renderizar(esperando)
      await tela.usuario.type(campo(), texto)
      await tela.usuario.tab()
      return tela
    }

    it('fica no campo, e é escolhido quando ela chega', async () => {
      const { rerender } = await digitarESair('camp')
      expect(campo()).toHaveValue('camp')
      expect(aoEscolher).not.toHaveBeenCalled()
      rerender(<CampoDeSelecao {...comuns} opcoes={FILIAIS} />)
      expect(aoEscolher).toHaveBeenCalledExactlyOnceWith(3)
      expect(campo()).toHaveValue('Campinas')
    })

    it('fica e se acusa se a lista não o tem', async () => {
      const { rerender } = await digitarESair('Recife')
      expect(campo()).toBeValid()
      rerender(<CampoDeSelecao {...comuns} opcoes={FILIAIS} />)
      expect(campo()).toHaveValue('Recife')
      expect(campo()).toHaveAccessibleDescription(MENSAGENS.escolhaUmaOpcao)
      expect(aoEscolher).not.toHaveBeenCalled()
    })

    it('espera a nova tentativa, se a lista falhou', async () => {
      const { rerender } = await digitarESair('camp')
      rerender(<CampoDeSelecao<number> {...comuns} opcoes={NENHUMA} aoTentarNovamente={() => {}} />)
      expect(campo()).toHaveValue('camp')
      rerender(<CampoDeSelecao {...comuns} opcoes={FILIAIS} />)
      expect(aoEscolher).toHaveBeenCalledExactlyOnceWith(3)
    })

    it('quem voltou ao campo continua a digitar, e escolhe', async () => {
      const { rerender, usuario } = await digitarESair('s')
      await usuario.click(campo())
      rerender(<CampoDeSelecao {...comuns} opcoes={FILIAIS} />)
      expect(aoEscolher).not.toHaveBeenCalled()
      await usuario.keyboard('ant')
      await usuario.tab()
      expect(aoEscolher).toHaveBeenCalledExactlyOnceWith(2)
      expect(campo()).toHaveValue('Santos')
    })
  })

  describe('GER-09 o que se digita e não é opção nenhuma', () => {
    const aoEnviar = vi.fn((evento: { preventDefault: () => void }) => evento.preventDefault())
    const aoEscolher = vi.fn()
    const abrir = (escolhida?: number) => {
      aoEnviar.mockClear()
      aoEscolher.mockClear()
      return renderizar(
        <form onSubmit={aoEnviar}>
          <CampoDeSelecao label="Filial" opcoes={FILIAIS} defaultValue={escolhida} onChange={aoEscolher} />
          <button type="submit">Enviar</button>
        </form>,
      )
    }
    const enviar = () => screen.getByRole('button', { name: 'Enviar' })

    it.each([
      ['sem escolha', undefined],
      ['com outra já escolhida', 2],
    ])('fica, com o seu erro, e o formulário não vai: %s', async (_caso, escolhida) => {
      const { usuario } = abrir(escolhida)
      await usuario.tripleClick(campo())
      await usuario.keyboard('xyz')
      expect(campo()).toBeValid()
      await usuario.click(enviar())
      expect(campo()).toHaveValue('xyz')
      expect(campo()).toHaveAccessibleDescription(MENSAGENS.escolhaUmaOpcao)
      expect(aoEnviar).not.toHaveBeenCalled()
      expect(aoEscolher).not.toHaveBeenCalled()
      expect(campo()).toHaveFocus()
      await usuario.keyboard('{Escape}')
      expect(campo()).toHaveValue(escolhida ? 'Santos' : '')
      expect(campo()).toBeValid()
      await usuario.click(enviar())
      expect(aoEnviar).toHaveBeenCalledOnce()
    })

    it('apagado, é o mesmo que nada', async () => {
      const { usuario } = abrir(2)
      await usuario.tripleClick(campo())
      await usuario.keyboard('xyz')
      await usuario.tab()
      await usuario.clear(campo())
      await usuario.click(enviar())
      expect(aoEscolher).toHaveBeenCalledExactlyOnceWith(null)
      expect(campo()).toBeValid()
      expect(aoEnviar).toHaveBeenCalledOnce()
    })

    it('Esc devolve também o que se apagou', async () => {
      const { usuario } = abrir(2)
      await usuario.clear(campo())
      await usuario.keyboard('x{Escape}')
      expect(aoEscolher).toHaveBeenLastCalledWith(2)
      expect(campo()).toHaveValue('Santos')
    })

    it.each([
      ['campinas', 'Campinas', 3],
      ['sao', 'São Paulo', 1],
    ])('mas o nome inteiro, ou o começo de uma só, é ela: %s', async (digitado, nome, valor) => {
      const { usuario } = abrir()
      await usuario.type(campo(), digitado)
      await usuario.tab()
      expect(campo()).toHaveValue(nome)
      expect(campo()).toBeValid()
      expect(aoEscolher).toHaveBeenCalledExactlyOnceWith(valor)
    })

    it.each(['sa', 'paulo'])('o começo de duas, ou o meio de uma, não se adivinha: %s', async (digitado) => {
      const { usuario } = abrir()
      await usuario.type(campo(), digitado)
      await usuario.tab()
      expect(campo()).toHaveValue(digitado)
      expect(campo()).toBeInvalid()
      expect(aoEscolher).not.toHaveBeenCalled()
    })

    it('o Esc que devolve a escolha não fecha a janela em volta', async () => {
      const aoFechar = vi.fn()
      const usuario = aMao()
      renderizar(
        <Modal opened onClose={aoFechar} transitionProps={{ duration: 0 }}>
          <CampoDeSelecao label="Filial" opcoes={FILIAIS} defaultValue={2} />
          <button type="button">Outro</button>
        </Modal>,
      )
      await usuario.tripleClick(campo())
      await usuario.keyboard('xyz')
      await usuario.click(screen.getByRole('button', { name: 'Outro' }))
      await usuario.tab({ shift: true })
      expect(campo()).toHaveFocus()
      await usuario.keyboard('{Escape}')
      expect(campo()).toHaveValue('Santos')
      expect(aoFechar).not.toHaveBeenCalled()
      await usuario.keyboard('{Escape}')
      expect(aoFechar).toHaveBeenCalledOnce()
    })
  })

  it('GER-07 o menu tem no máximo 400 px', async () => {
    const { usuario } = renderizar(<CampoDeSelecao label="Filial" opcoes={FILIAIS} />)
    await usuario.click(campo())
    const [rolagem] = screen.getByRole('listbox').children
    // 390 px of list, and 10 of padding and border around it.
    expect(rolagem?.getAttribute('style')).toContain('max-height: calc(24.375rem')
  })

  it('uma lista longa mostra 100, diz quantas há, e acha as outras', async () => {
    const cidades = Array.from({ length: 853 }, (_, i) => ({ valor: i, nome: `Cidade ${i}` }))
    const { usuario } = renderizar(<CampoDeSelecao label="Filial" opcoes={cidades} />)
    await usuario.click(campo())
    expect(screen.getAllByRole('option')).toHaveLength(100)
    expect(screen.getByText('Mostrando 100 de 853. Digite para filtrar.')).toBeVisible()
    await usuario.type(campo(), '852{Enter}')
    expect(campo()).toHaveValue('Cidade 852')
  })

  it.each(['register', 'Controller'] as const)('em formulário, com %s', async (como) => {
    const aoEnviar = vi.fn()
    function Formulario() {
      const { register, control, handleSubmit } = useForm<{ filial: number | null }>({
        defaultValues: { filial: null },
      })
      const regras = { validate: (filial: number | null) => filial !== null || 'Campo obrigatório' }
      return (
        <form onSubmit={handleSubmit((dados) => aoEnviar(dados))}>
          {como === 'register' ? (
            <CampoDeSelecao label="Filial" opcoes={FILIAIS} {...registrar(register('filial', regras))} />
          ) : (
            <Controller
              control={control}
              name="filial"
              rules={regras}
              render={({ field }) => <CampoDeSelecao label="Filial" opcoes={FILIAIS} {...field} />}
            />
          )}
          <button type="submit">Enviar</button>
        </form>
      )
    }
    const { usuario } = renderizar(<Formulario />)
    await usuario.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(campo()).toHaveFocus()
    // Refused, it takes the focus and leaves the buttons in sight.
    expect(screen.queryByRole('listbox')).toBeNull()
    await usuario.keyboard('camp{Enter}')
    await usuario.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(aoEnviar).toHaveBeenCalledExactlyOnceWith({ filial: 3 })
  })
})

describe('CampoDeSelecaoMultipla', () => {
  const multiplo = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Status' })

  it('em resumo mostra a primeira escolha e quantas mais, mesmo antes de as opções chegarem', () => {
    const comuns = { label: 'Unidades', value: [1, 2], resumido: true }
    const { rerender } = renderizar(<CampoDeSelecaoMultipla {...comuns} opcoes={[]} carregando />)
    expect(screen.getByText('+1', { exact: false })).toHaveTextContent('… +1')
    const opcoes = [
      { valor: 1, nome: 'Matriz' },
      { valor: 2, nome: 'Campinas' },
    ]
    rerender(<CampoDeSelecaoMultipla {...comuns} opcoes={opcoes} />)
    expect(screen.getByText('+1', { exact: false })).toHaveTextContent('Matriz +1')
  })

  it('GER-09 o que se digita e não é opção nenhuma fica, com o seu erro, e o formulário não vai; Esc o tira', async () => {
    const aoEnviar = vi.fn((evento: { preventDefault: () => void }) => evento.preventDefault())
    const onChange = vi.fn()
    const { usuario } = renderizar(
      <form onSubmit={aoEnviar}>
        <CampoDeSelecaoMultipla label="Status" opcoes={FILIAIS} onChange={onChange} />
        <button type="submit">Enviar</button>
      </form>,
    )
    const enviar = screen.getByRole('button', { name: 'Enviar' })
    await usuario.type(multiplo(), 'xyz')
    await usuario.click(enviar)
    expect(multiplo()).toHaveValue('xyz')
    expect(multiplo()).toHaveAccessibleDescription(MENSAGENS.escolhaUmaOpcao)
    expect(aoEnviar).not.toHaveBeenCalled()
    await usuario.keyboard('{Escape}')
    expect(multiplo()).toHaveValue('')
    await usuario.type(multiplo(), 'campinas')
    await usuario.click(enviar)
    expect(onChange).toHaveBeenCalledExactlyOnceWith([3])
    expect(multiplo()).toHaveValue('')
    await usuario.click(enviar)
    expect(aoEnviar).toHaveBeenCalled()
  })

  it('com o foco não se abre; a seta abre', async () => {
    const { usuario } = renderizar(<CampoDeSelecaoMultipla label="Status" opcoes={FILIAIS} />)
    await usuario.tab()
    expect(multiplo()).toHaveFocus()
    expect(screen.queryByRole('listbox')).toBeNull()
    await usuario.keyboard('{ArrowDown}')
    expect(screen.getByRole('listbox')).toBeVisible()
  })

  it('GER-07, GER-12 várias escolhas, remover uma, limpar todas', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(
      <CampoDeSelecaoMultipla label="Status" opcoes={FILIAIS} onChange={onChange} />,
    )
    await usuario.type(multiplo(), 'sao{Enter}camp{Enter}')
    expect(onChange).toHaveBeenLastCalledWith([1, 3])
    await usuario.keyboard('{Backspace}')
    expect(onChange).toHaveBeenLastCalledWith([1])
    await usuario.click(screen.getByRole('button', { name: 'Limpar' }))
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  it('GER-07 escolhe a única opção, diz Sem opções e Não encontrado', async () => {
    const onChange = vi.fn()
    const { usuario, rerender } = renderizar(
      <CampoDeSelecaoMultipla label="Status" opcoes={UMA} onChange={onChange} />,
    )
    expect(onChange).toHaveBeenCalledExactlyOnceWith([1])
    rerender(<CampoDeSelecaoMultipla label="Status" opcoes={FILIAIS} onChange={onChange} />)
    await usuario.type(multiplo(), 'xyz')
    expect(screen.getByText(TEXTOS.naoEncontrado)).toBeVisible()
    rerender(<CampoDeSelecaoMultipla label="Status" opcoes={NENHUMA} onChange={onChange} />)
    expect(within(screen.getByRole('listbox')).getByText(TEXTOS.semOpcoes)).toBeVisible()
  })
})
