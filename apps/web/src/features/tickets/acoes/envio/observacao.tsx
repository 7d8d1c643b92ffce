import { CampoDeTextoLongo } from './campo-de-texto-longo.tsx'

/** For the history of the ticket, where nothing else is asked. */
export const Observacao = ({ primeiro = false }: { primeiro?: boolean }) => (
  <CampoDeTextoLongo
    nome="observacao"
    rotulo="Observação"
    descricao="Opcional. Fica no histórico do ticket."
    primeiro={primeiro}
  />
)
