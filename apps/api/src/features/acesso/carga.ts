import { carregarApp } from '@balcao/dominio/acesso/contratos'
import { viajaAoNavegador } from '@balcao/dominio/parametros'
import { modulosDasAutorizacoes } from '@balcao/dominio/permissoes'
import { ehInterno } from '@balcao/dominio/usuarios'
import { rota } from '../../rota.ts'
import { apresentarFilial } from '../filiais/presenter.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { apresentarUsuario } from './presenter.ts'
import { colegas } from './queries.ts'

export const rotaCarregarApp = rota(carregarApp, async ({ negocio, sessao, tx }) => {
  const [filiais, gravados, parametros] = await Promise.all([
    unidadesVisiveis(tx, filialVisivel(sessao)),
    negocio.parametrosGravados(),
    negocio.parametrosEntre(sessao.filialId === null ? [] : [sessao.filialId]),
  ])
  const interno = ehInterno(sessao.tipo)
  const loja = { id: negocio.id, nome: negocio.configuracao.nome }
  return {
    colaborador: apresentarUsuario(sessao),
    loja,
    lojas: [loja],
    filiais: filiais.map(apresentarFilial),
    filiaisCliente: interno ? filiais.map(apresentarFilial) : [],
    colaboradores: interno
      ? await colegas(
          tx,
          filiais.map(({ id }) => id),
        )
      : [],
    modulos: modulosDasAutorizacoes(sessao.autorizacoes, parametros.moduloCliente),
    tipoTributacao: negocio.configuracao.tipoTributacao,
    // Of every branch: what is seen of one that the person does not work in follows that branch too.
    parametros: gravados.filter(({ chave }) => viajaAoNavegador(chave)),
  }
})
