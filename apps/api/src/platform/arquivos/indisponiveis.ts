import { ErroDeNegocio } from '@balcao/dominio/erros'

const ESPERA_S = 5

type Porque = {
  /** For whoever runs the server; whoever calls is only told to try again. */
  motivo: string
  /** Waiting mends nothing: somebody set it wrong. */
  doAjuste?: boolean
  causa?: unknown
}

/** ESC-04 The place of the files is away, or does not let us in. */
export class ArquivosIndisponiveis extends ErroDeNegocio {
  readonly motivo: string
  readonly doAjuste: boolean

  constructor({ motivo, doAjuste = false, causa }: Porque) {
    super('ARQUIVOS_INDISPONIVEIS', { esperar: ESPERA_S })
    this.motivo = motivo
    this.doAjuste = doAjuste
    this.cause = causa
  }
}
