import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useFormContext } from 'react-hook-form'
import estilos from '../acoes.module.css'
import comum from '../produtos/grade.module.css'
import { navegarNaGrade } from '../produtos/navegar-na-grade.ts'
import type { CamposDoCheckin } from './campos-do-checkin.ts'
import grade from './grade-do-checkin.module.css'
import { LinhaDoCheckin } from './linha-do-checkin.tsx'

export function GradeDoCheckin({ produtos }: { produtos: ReadonlyMap<number, ProdutoDoTicket> }) {
  const { getValues, setValue } = useFormContext<CamposDoCheckin>()
  const itens = getValues('checkin')

  function conferirTudo() {
    for (const [linha, { id }] of itens.entries())
      setValue(`checkin.${linha}.qtd_recebida`, String(produtos.get(id)?.qtd_autorizada ?? 0), {
        shouldDirty: true,
      })
  }

  return (
    <section aria-label="Produtos" onKeyDown={navegarNaGrade}>
      <div className={estilos.atalhos}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconChecks size={16} aria-hidden />}
          onClick={conferirTudo}
        >
          Tudo conferido
        </Button>
        <span className={estilos.dicaDeTeclado}>Enter e setas andam pela coluna; Ctrl+Enter conclui.</span>
      </div>
      <div className={grade.grade}>
        <div className={comum.cabecalho} aria-hidden>
          <span>Produto</span>
          <span className={estilos.aDireita}>Autorizada</span>
          <span className={estilos.aDireita}>Recebida</span>
          <span>Situação</span>
          <span>Observação</span>
        </div>
        {itens.map(({ id }, linha) => {
          const produto = produtos.get(id)
          return produto && <LinhaDoCheckin key={id} linha={linha} produto={produto} />
        })}
      </div>
    </section>
  )
}
