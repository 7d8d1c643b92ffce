import { SO_A_EQUIPE_LE } from '../../quem-le.ts'
import { CampoDeTextoLongo } from './campo-de-texto-longo.tsx'

type ObservacaoProps = {
  primeiro?: boolean
  /** Who reads it. */
  quemLe?: string
}

/** Where nothing else is asked. */
export const Observacao = ({ primeiro = false, quemLe = SO_A_EQUIPE_LE }: ObservacaoProps) => (
  <CampoDeTextoLongo
    nome="observacao"
    rotulo="Observação"
    descricao={`Opcional. ${quemLe}`}
    primeiro={primeiro}
  />
)
