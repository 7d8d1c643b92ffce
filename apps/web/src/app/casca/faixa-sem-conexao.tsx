import { IconWifiOff } from '@tabler/icons-react'
import { useSemConexao } from '../../platform/conexao.ts'
import estilos from './faixa-sem-conexao.module.css'

/** MES-09 Told as soon as the connection drops, over whatever is open: not only after somebody pressed 'Enviar'. */
export function FaixaSemConexao() {
  const sem = useSemConexao()
  return (
    // In the page before it has anything to say, or it would not be announced.
    <div role="status" className={estilos.lugar}>
      {sem && (
        <p className={estilos.faixa}>
          <IconWifiOff size={16} aria-hidden />
          Sem conexão com o servidor. Espere ela voltar antes de enviar.
        </p>
      )}
    </div>
  )
}
