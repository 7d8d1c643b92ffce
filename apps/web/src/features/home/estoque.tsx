import { formatarContagem } from '@balcao/dominio/formatos/contagem'
import { NIVEIS_DE_ESTOQUE } from '@balcao/dominio/produtos/estoque'
import type { CSSProperties } from 'react'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { coresDoTom } from '../../ui/tema/tons.ts'
import estilos from './pagina-home.module.css'
import type { TotaisDaHome } from './use-totais-da-home.ts'

type TotaisDeEstoque = NonNullable<TotaisDaHome['estoque']>

const CAMPO_DO_NIVEL = { 1: 'normal', 2: 'baixo', 3: 'vazio' } as const satisfies Record<
  number,
  keyof TotaisDeEstoque
>

const cor = (tom: Parameters<typeof coresDoTom>[0]) => ({ '--cor': coresDoTom(tom).solido }) as CSSProperties

/** GER-21 Products by stock level: the bar shows the share, the words and figures say it. */
export function Estoque({ estoque }: { estoque: TotaisDeEstoque }) {
  const niveis = NIVEIS_DE_ESTOQUE.map((nivel) => ({
    ...nivel,
    quantos: estoque[CAMPO_DO_NIVEL[nivel.nivel]],
  }))
  const total = niveis.reduce((soma, { quantos }) => soma + quantos, 0)
  return (
    <Cartao titulo="Estoque" aoLado={<small>{formatarContagem(total)} itens</small>}>
      <div className={estilos.barra} aria-hidden>
        {niveis.map(({ nivel, tom, quantos }) => (
          <i key={nivel} style={{ ...cor(tom), flexGrow: quantos }} />
        ))}
      </div>
      <dl className={estilos.niveis}>
        {niveis.map(({ nivel, label, tom, quantos }) => (
          <div key={nivel} style={cor(tom)}>
            <dt>{label}</dt>
            <dd>{formatarContagem(quantos)}</dd>
          </div>
        ))}
      </dl>
    </Cartao>
  )
}
