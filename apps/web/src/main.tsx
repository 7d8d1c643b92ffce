import { createRoot } from 'react-dom/client'
import { apontarManifesto } from './app/manifesto.ts'
import { comecaNaPortaria, Portaria } from './app/portaria.tsx'
import { SemAmbiente } from './app/sem-ambiente.tsx'
import { trazerFolhas } from './app/trazer-folhas.ts'
import { acompanharOutrasAbas, recusarMoldura } from './platform/encerramento.ts'
import { imprimirClaro } from './ui/tema/imprimir-claro.ts'

const elemento = document.getElementById('raiz')
if (!elemento) throw new Error('#raiz is missing in index.html')
await trazerFolhas()
const raiz = createRoot(elemento)

if (window.BALCAO) {
  recusarMoldura()
  acompanharOutrasAbas()
  apontarManifesto()
  imprimirClaro()
  const trazerPortal = () => import('./app/portal.tsx')
  if (comecaNaPortaria()) raiz.render(<Portaria raiz={raiz} trazerPortal={trazerPortal} />)
  // Not awaited: that code imports this module's chunk, and would wait for it to end.
  else
    void trazerPortal().then(
      ({ abrirPortal, criarCliente }) => abrirPortal(raiz, criarCliente()),
      () => raiz.render(<SemAmbiente />),
    )
} else raiz.render(<SemAmbiente />)
