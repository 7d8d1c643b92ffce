import { documentoValido, limparDocumento } from '@balcao/dominio/brasil/documento'
import { consultarDocumento } from '@balcao/dominio/cadastros/contratos'
import { Alert, Anchor, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useConsulta } from '../../../../platform/consultas.ts'
import { Botoes } from '../../../../ui/campos/botoes.tsx'
import { CampoMascarado } from '../../../../ui/campos/campo-mascarado.tsx'
import type { DocumentoConsultado, PropsDoPasso } from '../cadastro-novo.ts'
import { comDocumento, comTipo } from '../estado.ts'
import { CarregarPreCadastro } from './carregar-pre-cadastro.tsx'
import { AvisoDaSituacao, useConsultaDaReceita } from './consulta-da-receita.tsx'
import { NotasDoPasso } from './notas-do-passo.tsx'
import estilos from './passos.module.css'

/** CAD-02, CAD-03 Whose registration it is; 'Continuar' asks the server whether it may begin. */
export function PassoDocumento({ novo, mudar, problemas }: PropsDoPasso) {
  const { tipo, documento } = novo
  const outro = tipo === 'CNPJ' ? 'CPF' : 'CNPJ'
  const receita = useConsultaDaReceita({ novo, mudar })
  const conhecido = useConhecido({ novo, recusado: problemas.documento !== undefined })
  // CAD-01 A prospect is who it is.
  const fixo = novo.prospect !== null
  return (
    <div className={estilos.campos}>
      <div className={estilos.linha}>
        <CampoMascarado
          key={tipo}
          className={estilos.documento ?? ''}
          tipo={tipo === 'CNPJ' ? 'cnpj' : 'cpf'}
          label={tipo}
          required
          data-autofocus
          disabled={fixo}
          value={documento}
          onChange={(valor) => mudar((atual) => comDocumento(atual, valor))}
          error={problemas.documento}
        />
        {!fixo && (
          <Button
            variant="default"
            className={estilos.trocar ?? ''}
            onClick={() => mudar((atual) => comTipo(atual, outro))}
          >
            Usar {outro}
          </Button>
        )}
      </div>
      {conhecido && <DocumentoConhecido conhecido={conhecido} />}
      <Botoes>
        {receita.botao}
        {!fixo && <CarregarPreCadastro novo={novo} mudar={mudar} />}
      </Botoes>
      {receita.resultado}
      <AvisoDaSituacao situacao={novo.situacaoNaReceita} />
      <NotasDoPasso />
    </div>
  )
}

/** What 'Continuar' was told, or what there is to know of a document that was refused when it was sent. */
function useConhecido({ novo, recusado }: { novo: PropsDoPasso['novo']; recusado: boolean }) {
  const documento = limparDocumento(novo.documento)
  const { data } = useConsulta(
    consultarDocumento,
    { params: { documento } },
    { ativa: recusado && documentoValido(documento), mostradoNaArea: true },
  )
  const consultado = novo.consultado ?? (recusado ? data : undefined)
  return consultado && consultado.situacao !== 'LIVRE' ? consultado : null
}

type DocumentoConhecidoProps = { conhecido: Pick<DocumentoConsultado, 'message' | 'cliente'> }

/** CAD-03 The document is somebody's already: who, for whoever may see them. */
function DocumentoConhecido({ conhecido: { message, cliente } }: DocumentoConhecidoProps) {
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={20} aria-hidden />} title={message}>
      {cliente && (
        // In a tab of its own: what was typed here stays.
        <Anchor href={`/clientes/${cliente.id}`} target="_blank" rel="noreferrer">
          Abrir {cliente.fant} em outra aba
        </Anchor>
      )}
    </Alert>
  )
}
