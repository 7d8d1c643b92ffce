import { EXTENSOES_DE_CADASTRO } from '@balcao/dominio/arquivos/anexos'
import { TIPOS_DE_DOCUMENTO, type TipoDeDocumentoDoCliente } from '@balcao/dominio/documentacao/tipos'
import { useTamanhoMaximoDeArquivo } from '../../../../platform/parametros.ts'
import { comoAnexo } from '../../../../ui/arquivos/arquivo-anexado.ts'
import { EnvioDeArquivos } from '../../../../ui/arquivos/envio-de-arquivos.tsx'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { recusaDe } from '../../../../ui/campos/recusas-por-campo.ts'
import type { CadastroNovo, PropsDoPasso } from '../cadastro-novo.ts'
import estilos from './passos.module.css'

const TIPOS = Object.entries(TIPOS_DE_DOCUMENTO).map(([valor, nome]) => ({
  valor: valor as TipoDeDocumentoDoCliente,
  nome,
}))

/** The paper that is asked for is probably the one that comes. */
function tipoProvavel({ empresa, anexos }: CadastroNovo): TipoDeDocumentoDoCliente {
  const falta = empresa.regimeEspecial && !anexos.some(({ tipo }) => tipo === 'REGIME_ESPECIAL')
  return falta ? 'REGIME_ESPECIAL' : 'OUTRO'
}

/** CAD-05, CAD-07, GER-14 The customer's papers, each with its type. */
export function AnexosDoCadastro({ novo, mudar, problemas, maximo }: PropsDoPasso & { maximo: number }) {
  const maximoMb = useTamanhoMaximoDeArquivo(novo.empresa.filialId ?? undefined)
  const recusa = recusaDe('anexos', problemas) ?? recusaDe('tiposDosAnexos', problemas)
  const mudarAnexos = (
    transicao: (anexos: CadastroNovo['anexos'], atual: CadastroNovo) => CadastroNovo['anexos'],
  ) => mudar((atual) => ({ ...atual, anexos: transicao(atual.anexos, atual) }))
  const deMesmoId = (id: string) => (anexo: CadastroNovo['anexos'][number]) =>
    comoAnexo(anexo.arquivo).id === id
  return (
    <fieldset className={estilos.grupo}>
      <legend>Anexos</legend>
      <EnvioDeArquivos
        rotulo="Anexos"
        extensoes={EXTENSOES_DE_CADASTRO}
        maximoMb={maximoMb}
        maximoDeArquivos={maximo}
        desabilitado={novo.empresa.simulacao}
        arquivos={novo.anexos.map(({ arquivo }) => comoAnexo(arquivo))}
        aoAdicionar={(chegados) =>
          mudarAnexos((anexos, atual) => [
            ...anexos,
            ...chegados.flatMap(({ arquivo }) => (arquivo ? [{ arquivo, tipo: tipoProvavel(atual) }] : [])),
          ])
        }
        aoRemover={(id) => mudarAnexos((anexos) => anexos.filter((anexo) => !deMesmoId(id)(anexo)))}
        complemento={({ id, nome }) => (
          <CampoDeSelecao
            className={estilos.tipoDoAnexo ?? ''}
            size="xs"
            aria-label={`Tipo de ${nome}`}
            clearable={false}
            disabled={novo.empresa.simulacao}
            opcoes={TIPOS}
            value={novo.anexos.find(deMesmoId(id))?.tipo ?? 'OUTRO'}
            onChange={(tipo) =>
              mudarAnexos((anexos) =>
                anexos.map((anexo) => (tipo && deMesmoId(id)(anexo) ? { ...anexo, tipo } : anexo)),
              )
            }
          />
        )}
      />
      {recusa && (
        <p className={estilos.erro} data-problema>
          {recusa}
        </p>
      )}
    </fieldset>
  )
}
