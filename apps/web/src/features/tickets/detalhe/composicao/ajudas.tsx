import { type AjudaProps, useAjudas } from './ajuda-ao-escrever.ts'
import estilos from './ajudas.module.css'

/** MES-05 One line under the message, for who may answer. */
export function Ajudas(props: AjudaProps) {
  const ajudas = useAjudas()
  if (ajudas.length === 0 || props.composicao.rascunho.tipo === 'ENCAMINHAMENTO') return null
  return (
    <div className={estilos.ajudas}>
      {ajudas.map((Ajuda, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Ajuda key={i} {...props} />
      ))}
    </div>
  )
}
