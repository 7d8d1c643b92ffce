import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { CAMPOS_DO_CADASTRO } from '@balcao/dominio/cadastros/campos'
import { nomeCurto, nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { EtiquetaDoCadastro } from './situacao-do-cadastro.tsx'
import { tipoDoCadastro } from './tipo-do-cadastro.ts'

const quem = (nome: string | null | undefined) => (nome ? nomeCurto(nome) : '–')

export const colunasDeCadastros = (contexto: Contexto) =>
  colunasDosCampos(CAMPOS_DO_CADASTRO, contexto, {
    fant: {
      celulaDoCartao: nomeDoCliente,
      celula: ({ fant, razSoc, documento, cid, uf }) => (
        <DuasLinhas
          principal={nomeDoCliente({ fant, razSoc })}
          detalhe={[formatarDocumento(documento), cid && `${cid}/${uf}`].filter(Boolean).join(' · ')}
        />
      ),
    },
    situacao: { celula: ({ situacao }) => <EtiquetaDoCadastro situacao={situacao} /> },
    tipo: { celula: tipoDoCadastro },
    solicitante: {
      celulaDoCartao: ({ solicitante }) => quem(solicitante?.nome),
      celula: ({ solicitante, solicitadoEm }) => (
        <DuasLinhas principal={quem(solicitante?.nome)} detalhe={<TempoRelativo data={solicitadoEm} />} />
      ),
    },
    decisor: {
      celula: ({ decisor, decididoEm, motivo }) =>
        decididoEm ? (
          <DuasLinhas
            principal={
              <>
                {quem(decisor)}, <TempoRelativo data={decididoEm} />
              </>
            }
            titulo={motivo ?? undefined}
            detalhe={motivo}
          />
        ) : (
          '–'
        ),
    },
  })
