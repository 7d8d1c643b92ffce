import { lazy, Suspense, useState } from 'react'
import { BotaoDeNegocios } from '../features/negocio/botao-de-negocios.tsx'
import { ambiente } from '../platform/ambiente.ts'
import { FronteiraDeErro } from '../ui/retorno/fronteira-de-erro.tsx'

const trazer = () => import('../features/negocio/alternar-negocio.tsx')
// Most people never switch: the menu comes when somebody reaches for it.
const AlternarNegocio = lazy(() => trazer().then(({ AlternarNegocio }) => ({ default: AlternarNegocio })))

/** NEG-01 Above the form, where there is something to choose; nothing stands there otherwise. */
export const topoDaEntrada = () => ambiente().negocios.length > 1 && <AlternarNegocioNaEntrada />

/** The button first, and what it opens when it is pressed. */
function AlternarNegocioNaEntrada() {
  const [pedido, setPedido] = useState(false)
  const antecipar = () => void trazer().catch(() => {})
  const botao = (
    <BotaoDeNegocios onClick={() => setPedido(true)} onMouseEnter={antecipar} onFocus={antecipar} />
  )
  if (!pedido) return botao
  return (
    <FronteiraDeErro emSilencio>
      <Suspense fallback={botao}>
        <AlternarNegocio lugar="topo" abrirAoSurgir />
      </Suspense>
    </FronteiraDeErro>
  )
}
