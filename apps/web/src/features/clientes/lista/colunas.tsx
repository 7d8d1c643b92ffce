import { cidadeEUf } from '@balcao/dominio/brasil/cidade-e-uf'
import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { CAMPOS_DO_CLIENTE, type ClienteDaLista } from '@balcao/dominio/clientes/campos'
import { emDias } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { nomeCurto, nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { EtiquetaDaSituacao } from '../etiqueta-da-situacao.tsx'
import { LegendasDoCliente } from '../legendas-do-cliente.tsx'

function diasDesde(dias: number | null): string | null {
  if (dias === null) return null
  if (dias <= 0) return 'hoje'
  return `há ${emDias(dias)}`
}

const outroNomeDo = ({ fant, razSoc }: ClienteDaLista) => (fant && fant !== razSoc ? razSoc : null)

export const colunasDeClientes = (contexto: Contexto) =>
  colunasDosCampos(CAMPOS_DO_CLIENTE, contexto, {
    fant: {
      celulaDoCartao: nomeDoCliente,
      celula: (cliente) => <DuasLinhas principal={nomeDoCliente(cliente)} detalhe={outroNomeDo(cliente)} />,
      naFalta: {
        de: 'cnpj',
        celula: (cliente) => (
          <DuasLinhas
            principal={nomeDoCliente(cliente)}
            detalhe={[formatarDocumento(cliente.cnpj), outroNomeDo(cliente)].filter(Boolean).join(' · ')}
          />
        ),
      },
    },
    situacao: { celula: ({ situacao }) => <EtiquetaDaSituacao situacao={situacao} /> },
    cid: { celula: ({ cid, uf }) => cidadeEUf(cid, uf) || '–' },
    representante: {
      celula: ({ representante }) => (representante ? nomeCurto(representante.nome) : '–'),
    },
    dtUltComp: {
      celulaDoCartao: ({ diasSemCompra }) => diasDesde(diasSemCompra) ?? 'Nunca comprou',
      celula: ({ dtUltComp, diasSemCompra }) =>
        dtUltComp ? (
          <DuasLinhas principal={formatarData(dtUltComp)} detalhe={diasDesde(diasSemCompra)} />
        ) : (
          '–'
        ),
    },
    legendas: {
      celula: ({ legendas, motivoBloqueio }) => (
        <LegendasDoCliente legendas={legendas} motivoBloqueio={motivoBloqueio} />
      ),
    },
  })
