import { plural } from '@balcao/dominio/formatos/contagem'
import type { Acao } from '@balcao/dominio/permissoes'
import type { PermissoesDoNegocio } from '@balcao/dominio/permissoes/contratos'
import { type Celula, criarLeituraDaMatriz, porQueEFixa } from '@balcao/dominio/permissoes/regras'
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@balcao/dominio/usuarios'
import { IconLock } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, memo, useEffect, useRef } from 'react'
import estilos from './permissoes.module.css'
import type { AcaoDaTela } from './porques.ts'
import { chaveDaCelula, type Rascunho, valorNoRascunho } from './rascunho.ts'

type TabelaProps = {
  acoes: readonly AcaoDaTela[]
  tipos: readonly TipoDeUsuario[]
  permissoes: PermissoesDoNegocio
  rascunho: Rascunho
  aoAlternar: (celula: Celula) => void
  aoPerguntarQuem: (acao: Acao) => void
}

const PASSOS: Readonly<Record<string, readonly [linhas: number, colunas: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const CELULAS = '[data-celula]'
const celulasDe = (linha: Element) => [...linha.querySelectorAll<HTMLElement>(CELULAS)]

/** ADM-03 One stop of the Tab key, in which the arrows walk and space changes: hundreds of boxes are not in the way. */
export function TabelaDaMatriz(props: TabelaProps) {
  const { acoes, tipos, permissoes, rascunho, aoAlternar, aoPerguntarQuem } = props
  const tabela = useRef<HTMLTableElement>(null)
  const ler = criarLeituraDaMatriz(permissoes.decididas)
  const comExcecao = Map.groupBy(permissoes.excecoes, ({ acao }) => acao)
  useEffect(() => {
    const [primeira, ...outras] = tabela.current ? celulasDe(tabela.current) : []
    if (primeira && ![primeira, ...outras].some(({ tabIndex }) => tabIndex === 0)) primeira.tabIndex = 0
  })

  function aoFocar({ target }: FocusEvent) {
    if (!target.matches(CELULAS) || !tabela.current) return
    for (const celula of celulasDe(tabela.current)) celula.tabIndex = -1
    ;(target as HTMLElement).tabIndex = 0
  }
  function aoTeclar(evento: KeyboardEvent) {
    const passo = PASSOS[evento.key]
    const alvo = evento.target as HTMLElement
    const linha = alvo.closest('tr')
    if (!passo || !linha || !tabela.current || !alvo.matches(CELULAS)) return
    evento.preventDefault()
    const linhas = [...tabela.current.querySelectorAll('tr')].filter((outra) => outra.querySelector(CELULAS))
    const destino = linhas[linhas.indexOf(linha) + passo[0]]
    if (destino) celulasDe(destino)[celulasDe(linha).indexOf(alvo) + passo[1]]?.focus()
  }

  return (
    <div className={estilos.rolagem}>
      <table
        ref={tabela}
        className={estilos.matriz}
        aria-label="Permissões por tipo de conta"
        onFocus={aoFocar}
        onKeyDown={aoTeclar}
      >
        <thead>
          <tr>
            <th scope="col">Permissão</th>
            {tipos.map((tipo) => (
              <th key={tipo} scope="col">
                {TIPOS_DE_USUARIO[tipo]}
              </th>
            ))}
          </tr>
        </thead>
        {[...Map.groupBy(acoes, ({ modulo }) => modulo)].map(([modulo, dela]) => (
          <tbody key={modulo}>
            <tr>
              <th colSpan={tipos.length + 1} scope="rowgroup" className={estilos.parte}>
                {dela[0]?.parte}
              </th>
            </tr>
            {dela.map(({ nome, descricao }) => (
              <tr key={nome}>
                <th scope="row">
                  <button
                    type="button"
                    data-celula
                    tabIndex={-1}
                    className={estilos.acao}
                    title="Quem pode?"
                    onClick={() => aoPerguntarQuem(nome)}
                  >
                    {descricao}
                  </button>
                  <Pessoas quantas={comExcecao.get(nome)?.length ?? 0} />
                </th>
                {tipos.map((tipo) => {
                  const celula = { tipo, acao: nome }
                  const { pode, decisao } = ler(celula)
                  return (
                    <CelulaDaMatriz
                      key={tipo}
                      tipo={tipo}
                      acao={nome}
                      descricao={descricao}
                      pode={valorNoRascunho(rascunho, celula, pode)}
                      decidida={decisao !== null}
                      noRascunho={rascunho.has(chaveDaCelula(celula))}
                      aoAlternar={aoAlternar}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Pessoas({ quantas }: { quantas: number }) {
  if (quantas === 0) return null
  return <small>{plural(quantas, 'pessoa à parte', 'pessoas à parte')}</small>
}

type CelulaProps = Celula & {
  descricao: string
  pode: boolean
  decidida: boolean
  noRascunho: boolean
  aoAlternar: (celula: Celula) => void
}

const CelulaDaMatriz = memo(function CelulaDaMatriz(props: CelulaProps) {
  const { tipo, acao, descricao, pode, decidida, noRascunho, aoAlternar } = props
  const fixa = porQueEFixa({ tipo, acao })
  const nome = `${descricao} · ${TIPOS_DE_USUARIO[tipo]}`
  if (fixa)
    return (
      <td title={fixa}>
        <span
          data-celula
          tabIndex={-1}
          role="img"
          aria-label={`${nome}: ${pode ? 'sempre' : 'nunca'}. ${fixa}`}
          className={estilos.fixa}
        >
          {pode ? <IconLock size={16} aria-hidden /> : '—'}
        </span>
      </td>
    )
  const marca = noRascunho ? 'rascunho' : decidida ? 'decidida' : undefined
  const dito = { rascunho: ', no rascunho', decidida: ', diferente do de fábrica' }
  return (
    <td data-marca={marca}>
      <label className={estilos.caixa}>
        <input
          type="checkbox"
          data-celula
          tabIndex={-1}
          aria-label={`${nome}${marca ? dito[marca] : ''}`}
          checked={pode}
          onChange={() => aoAlternar({ tipo, acao })}
        />
      </label>
    </td>
  )
})
