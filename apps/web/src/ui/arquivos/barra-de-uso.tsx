import { usoDeAnexos } from '@balcao/dominio/arquivos/anexos'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { Progress } from '@mantine/core'
import estilos from './barra-de-uso.module.css'

interface BarraDeUsoProps {
  /** bytes of each attachment */
  tamanhos: readonly number[]
  limiteMb: number
}

/** How much of the attachment limit is in use; red and in words when it is exceeded. GER-15 */
export function BarraDeUso({ tamanhos, limiteMb }: BarraDeUsoProps) {
  const { usadoMb, percentual, excedeu, mensagem } = usoDeAnexos(tamanhos, limiteMb)
  const texto = `${formatarNumero(usadoMb)} MB de ${formatarNumero(limiteMb)} MB`
  return (
    <div className={estilos.uso}>
      <Progress.Root size="sm">
        <Progress.Section
          value={Math.min(percentual, 100)}
          {...(excedeu ? { color: 'red' } : {})}
          aria-label="Uso de anexos"
          aria-valuetext={texto}
        />
      </Progress.Root>
      <span className={estilos.texto}>{texto}</span>
      {mensagem && (
        <span className={estilos.excedeu} role="alert">
          {mensagem}
        </span>
      )}
    </div>
  )
}
