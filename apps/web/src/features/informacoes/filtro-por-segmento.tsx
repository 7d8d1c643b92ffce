import { Checkbox } from '@mantine/core'
import estilos from './informacoes.module.css'
import { useDimensoes } from './seletores-da-informacao.tsx'

type FiltroPorSegmentoProps = { escolhidos: readonly string[]; aoMudar: (escolhidos: string[]) => void }

/** CLI-05 None is all of them. */
export function FiltroPorSegmento({ escolhidos, aoMudar }: FiltroPorSegmentoProps) {
  const segmentos = useDimensoes().data?.itens ?? []
  if (segmentos.length === 0) return null
  return (
    <Checkbox.Group label="Mostrar só" value={[...escolhidos]} onChange={aoMudar}>
      <div className={estilos.filtro}>
        {segmentos.map(({ id, dimensao, desc }) => (
          <Checkbox key={id} value={dimensao} label={desc} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
