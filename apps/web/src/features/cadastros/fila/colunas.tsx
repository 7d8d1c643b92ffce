import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import type { PedidoDeCadastro } from '@balcao/dominio/cadastros/fila'
import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { EtiquetaDoCadastro } from './situacao-do-cadastro.tsx'
import { tipoDoCadastro } from './tipo-do-cadastro.ts'

const quem = (nome: string | null | undefined) => (nome ? nomeCurto(nome) : '–')

/** CAD-01 Whose registration, who asked for it and when, and what became of it. */
export const COLUNAS: Coluna<PedidoDeCadastro>[] = [
  {
    id: 'cliente',
    cabecalho: 'Cliente',
    larguraMinima: 220,
    peso: 4,
    ordenavel: 'fant',
    celulaDoCartao: ({ fant, razSoc }) => fant || razSoc,
    celula: ({ fant, razSoc, documento, cid, uf }) => (
      <DuasLinhas
        principal={fant || razSoc}
        detalhe={[formatarDocumento(documento), cid && `${cid}/${uf}`].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    id: 'situacao',
    cabecalho: 'Situação',
    largura: 184,
    noCartao: 'canto',
    celula: ({ situacao }) => <EtiquetaDoCadastro situacao={situacao} />,
  },
  { id: 'tipo', cabecalho: 'Tipo', largura: 150, noCartao: 1, celula: tipoDoCadastro },
  {
    id: 'solicitante',
    cabecalho: 'Pedido por',
    larguraMinima: 150,
    peso: 2,
    ordenavel: 'solicitadoEm',
    noCartao: 1,
    celulaDoCartao: ({ solicitante }) => quem(solicitante?.nome),
    celula: ({ solicitante, solicitadoEm }) => (
      <DuasLinhas principal={quem(solicitante?.nome)} detalhe={<TempoRelativo data={solicitadoEm} />} />
    ),
  },
  {
    id: 'decisao',
    cabecalho: 'Decisão',
    larguraMinima: 150,
    peso: 3,
    dispensavel: 1,
    noCartao: 'oculto',
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
]
