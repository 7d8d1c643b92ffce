import { carregarApp, validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { cargaDe, FILIAIS } from '../teste/carga.ts'
import { renderizar } from '../teste/renderizar.tsx'
import { recusar, responder, usarServidor } from '../teste/servidor.ts'
import { criarClienteDeConsultas } from './consultas.ts'
import { useFormatoDeDinheiro, useFormatoDePercentual } from './dinheiro.ts'
import { FilialDaCoisa, useParametro, useTamanhoMaximoDeArquivo } from './parametros.ts'
import { ProvedorDeSessao, SessaoAberta, useSessao } from './sessao.tsx'

const servidor = usarServidor()
type Carga = ReturnType<typeof cargaDe>

function naSessao<T>(ler: () => T, carga: Carga) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessaoAberta carga={carga}>{children}</SessaoAberta>
  )
  return renderHook(() => ({ valor: ler(), sessao: useSessao() }), { wrapper }).result
}

describe('sessão', () => {
  it('PER-01 pode só o que o tipo pode', () => {
    const operador = naSessao(() => null, cargaDe('OPERADOR')).current.sessao
    const consumidor = naSessao(() => null, cargaDe('CONSUMIDOR_FINAL')).current.sessao
    expect(operador.pode('CLIENTE_PESQUISAR')).toBe(true)
    expect(consumidor.pode('CLIENTE_PESQUISAR')).toBe(false)
    expect(consumidor.pode('DASHBOARD_VER')).toBe(true)
  })

  it('lembra a filial escolhida neste computador', () => {
    const primeira = naSessao(() => null, cargaDe('ADMIN'))
    expect(primeira.current.sessao.filial).toBeNull()
    act(() => primeira.current.sessao.escolherFilial(2))
    expect(primeira.current.sessao.filial?.desc).toBe('Filial Campinas')
    expect(naSessao(() => null, cargaDe('ADMIN')).current.sessao.filial?.idFil).toBe(2)
  })

  it('a filial escolhida é de quem a escolheu', () => {
    const primeira = naSessao(() => null, cargaDe('ADMIN'))
    act(() => primeira.current.sessao.escolherFilial(2))
    const outra = cargaDe('ADMIN')
    const colaborador = { ...outra.colaborador, id: 8 }
    expect(naSessao(() => null, { ...outra, colaborador }).current.sessao.filial).toBeNull()
  })

  it('esquece a filial em que a pessoa já não trabalha, e usa a única que ela tem', () => {
    localStorage.setItem('balcao:filial:aurora:7', '99')
    expect(naSessao(() => null, cargaDe('ADMIN')).current.sessao.filial).toBeNull()
    const umaSo = cargaDe('ADMIN', { filiais: FILIAIS.slice(0, 1) })
    expect(naSessao(() => null, umaSo).current.sessao.filial?.idFil).toBe(1)
  })
})

describe('parâmetros', () => {
  const parametros = [
    { chave: 'GERAL_casasDecimaisDinheiro', filialId: null, valor: '3' },
    { chave: 'GERAL_casasDecimaisDinheiro', filialId: 2, valor: '4' },
    { chave: 'GERAL_casasDecimaisPercentual', filialId: null, valor: '1' },
    { chave: 'SAC_tamanhoMaximoArquivoMb', filialId: null, valor: 'não é número' },
  ]
  const carga = () => cargaDe('ADMIN', { parametros })

  it('AUT-02, PAR-01 filial sobre negócio sobre padrão, sem o prefixo', () => {
    const casas = naSessao(() => useParametro('casasDecimaisDinheiro'), carga())
    expect(casas.current.valor).toBe(3)
    act(() => casas.current.sessao.escolherFilial(2))
    expect(casas.current.valor).toBe(4)
    act(() => casas.current.sessao.escolherFilial(1))
    expect(casas.current.valor).toBe(3)
    expect(naSessao(() => useParametro('tamanhoQuantidadeTicket'), carga()).current.valor).toBe(7)
  })

  it('PAR-01 o que está em volta de uma coisa lê a filial dela, qualquer que seja a escolhida no topo', () => {
    const lido: string[] = []
    const Lida = () => {
      const dinheiro = useFormatoDeDinheiro()
      lido.push(`${useParametro('casasDecimaisDinheiro')} ${dinheiro(1)} ${dinheiro(1, 1)}`)
      return null
    }
    renderizar(
      <SessaoAberta carga={carga()}>
        <FilialDaCoisa value={2}>
          <Lida />
        </FilialDaCoisa>
      </SessaoAberta>,
    )
    expect(lido.at(-1)).toBe('4 R$\u00A01,0000 R$\u00A01,000')
  })

  it('GER-02 dinheiro e percentual com as casas da filial', () => {
    const dinheiro = naSessao(useFormatoDeDinheiro, carga())
    expect(dinheiro.current.valor('1234.5')).toBe('R$\u00A01.234,500')
    act(() => dinheiro.current.sessao.escolherFilial(2))
    expect(dinheiro.current.valor('1234.5')).toBe('R$\u00A01.234,5000')
    expect(naSessao(useFormatoDePercentual, carga()).current.valor(12.34)).toBe('12,3%')
  })

  it('GER-14 um valor que não se lê é como se não houvesse', () => {
    expect(naSessao(useTamanhoMaximoDeArquivo, carga()).current.valor).toBe(5)
  })
})

describe('AUT-02 carga', () => {
  const Nome = () => <p>{useSessao().colaborador.nome}</p>
  const abrir = () =>
    renderizar(
      <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
        <ProvedorDeSessao
          carregando="carregando"
          falha={({ message }, tentar) => (
            <button type="button" onClick={tentar}>
              {message}
            </button>
          )}
        >
          <Nome />
        </ProvedorDeSessao>
      </QueryClientProvider>,
    )
  const valida = responder(validarSessao, { valida: true, sessao: 1, expiraEm: '' })

  it('espera, e depois empresta a sessão às páginas', async () => {
    servidor.use(valida, responder(carregarApp, cargaDe('ADMIN')))
    abrir()
    expect(screen.getByText('carregando')).toBeVisible()
    expect(await screen.findByText('Ana Paula Ribeiro')).toBeVisible()
  })

  it('mostra a falha e tenta de novo', async () => {
    servidor.use(valida, responder(carregarApp, recusar(409, { message: 'Cadastro em manutenção' })))
    const { usuario } = abrir()
    const botao = await screen.findByRole('button', { name: 'Cadastro em manutenção' })
    servidor.use(responder(carregarApp, cargaDe('ADMIN')))
    await usuario.click(botao)
    expect(await screen.findByText('Ana Paula Ribeiro')).toBeVisible()
  })
})
